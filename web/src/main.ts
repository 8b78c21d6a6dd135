import { mount } from 'svelte';
import App from './App.svelte';
import './art/palette.css';
import './art/fonts.css';
import './look.css';
import { settle } from './keep/settings.svelte';
import { stayOffline } from './offline/offline';

await settle();
mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => void stayOffline());
