import common from './common';
import look from './look';
import tokan from './tokan';
import totem from './totem';
import twoPaths from './two_paths';

export default { common, look, tokan, totem, 'two-paths': twoPaths };
