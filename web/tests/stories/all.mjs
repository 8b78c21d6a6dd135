// Every story, in one browser: `node tests/stories/all.mjs [part of a name]`.
import './access.mjs';
import './keep.mjs';
import './offline.mjs';
import './start.mjs';
import { run } from './story.mjs';

await run();
