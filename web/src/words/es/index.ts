import common from './common';
import look from './look';
import network from './network';
import story from './story';
import tokan from './tokan';
import totem from './totem';
import twoPaths from './two_paths';

export default { common, look, network, story, tokan, totem, 'two-paths': twoPaths };
