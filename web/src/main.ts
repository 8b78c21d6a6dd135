import { mount } from 'svelte';
import App from './App.svelte';
import './art/palette.css';
import './art/fonts.css';
import './look.css';
import { settle } from './keep/settings.svelte';
import { stayOffline } from './offline/offline';

// The browser has read the program until now; what it draws comes in a task of its own.
await Promise.all([settle(), new Promise((done) => setTimeout(done))]);
mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => void stayOffline());
