import { mount } from 'svelte';
import App from './App.svelte';
import './art/palette.css';
import './art/fonts.css';
import './look.css';
import { settle } from './keep/settings.svelte';
import { fetchPage } from './pages/later';
import { route } from './pages/route.svelte';
import { stayOffline } from './offline/offline';

// Reading the program, fetching what the page needs and drawing are tasks of their own, so that
// none of them is long.
const nextTask = () => new Promise((done) => setTimeout(done));
await Promise.all([settle(), nextTask()]);
const { page, parts } = route();
if (page !== 'start') {
  fetchPage(page, parts).catch(() => {}); // the frame asks again, and hears why not
  await nextTask();
}
mount(App, { target: document.getElementById('app')! });
void stayOffline();
