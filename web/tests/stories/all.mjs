// Every story, in one browser: `node tests/stories/all.mjs [part of a name]`.
import './start.mjs';
import { run } from './story.mjs';

await run();
