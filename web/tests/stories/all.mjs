// Every story, in one browser: `node tests/stories/all.mjs [part of a name]`.
import './start.mjs';
import './two_paths.mjs';
import './two_paths_secret.mjs';
import { run } from './story.mjs';

await run();
