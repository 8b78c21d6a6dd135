// The engine as a browser has it: started from its .wasm file, asked in the words of the protocol,
// and led through every game of tests/vectors.
//   node tests/wasm/smoke.mjs build/wasm/menagerie.wasm
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { open } from './engine.mjs';

const say = open(process.argv[2]);
let requests = 0;

// Sends one request and gives its one answer.
function ask(request) {
  const id = ++requests;
  const answers = say(JSON.stringify({ id, ...request }));
  assert.equal(answers.length, 1, JSON.stringify(request));
  assert.equal(answers[0].id, id);
  return answers[0];
}

// The same, for a request that must not be refused.
function get(request) {
  const answer = ask(request);
  assert.equal(answer.error, undefined, `${JSON.stringify(request)}: ${answer.error?.message}`);
  return answer;
}

const games = ['tokan', 'two-paths', 'totem'];

test('games: all three are there', () => {
  const text = JSON.stringify(get({ cmd: 'games' }));
  for (const game of games) assert.ok(text.includes(`"${game}"`), game);
});

for (const game of games) {
  test(`start and legal: ${game} can be begun`, () => {
    const { position } = get({ cmd: 'start', game, seed: 7 });
    assert.equal(get({ cmd: 'start', game, seed: 7 }).position, position, 'a seed is a promise');
    assert.equal(typeof get({ cmd: 'start', game }).position, 'string');
    const legal = get({ cmd: 'legal', game, position });
    assert.ok(legal.actions.length > 0);
    assert.deepEqual(legal.actions, [...legal.actions].sort());
    for (const action of legal.actions) get({ cmd: 'apply', game, position, actions: [action] });
  });
}

test('what is wrong gets an error, and the next line is answered', () => {
  for (const line of ['', '{', 'null', '{"cmd":"fly"}', '{"cmd":"legal","game":"chess"}',
    '{"cmd":"legal","game":"tokan","position":"?"}', 'Grüße\u0000']) {
    const answers = say(line);
    assert.equal(answers.length, 1, line);
    assert.equal(typeof answers[0].error.message, 'string', line);
  }
  get({ cmd: 'games' });
});

test('deep, wide and long lines are refused, and the next line is answered', () => {
  const position = '"game":"two-paths","position":"3/3/3/3/3/3/3 s - -"';
  for (const [part, code] of [
    ['['.repeat(52400) + ']'.repeat(52400), 'protocol.too_nested'],
    [`{${Array.from({ length: 80000 }, (_, i) => `"k${i}":0`).join()}}`, 'protocol.too_many_keys'],
    [`[${'0,'.repeat(300000)}0]`, 'protocol.too_many_values'],
    [`"${'x'.repeat(9 << 20)}"`, 'protocol.too_long'],
  ]) {
    const answers = say(`{"id":1,"cmd":"analyse",${position},"limits":{"ms":1,"x":${part}}}`);
    assert.equal(answers.length, 1, code);
    assert.equal(answers[0].error.code, code);
  }
  get({ cmd: 'games' });
});

function lines(name) {
  const text = readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8');
  return text.trimEnd().split('\n').map((line) => line.split('\t'));
}

function checkLegal(game, position, listed, separator) {
  const { turn, actions } = get({ cmd: 'legal', game, position });
  if (listed === 'roll') {
    assert.equal(turn, 'chance', position);
    assert.equal(actions.length, 21, position);
  } else if (listed === '') {
    assert.equal(turn, 'over', position);
    assert.deepEqual(actions, [], position);
  } else {
    assert.equal(turn, 'decision', position);
    assert.equal(actions.join(separator), listed, position);
  }
}

function checkApply(game, position, action, next) {
  assert.equal(get({ cmd: 'apply', game, position, actions: [action] }).position, next, position);
}

// A line an action; the position after it stands in the line that follows.
function replay(game, file, separator) {
  test(`vectors: ${file}`, () => {
    const all = lines(file);
    all.forEach(([position, listed, action], i) => {
      checkLegal(game, position, listed, separator);
      if (listed !== '') checkApply(game, position, action, all[i + 1][0]);
      const winner = /^winner (\S+)$/.exec(action)?.[1];
      if (winner) assert.equal(get({ cmd: 'result', game, position }).winner, winner, position);
    });
  });
}

replay('tokan', 'tokan-games.tsv', ' ');
replay('two-paths', 'two-paths-games.tsv', ' ');
replay('two-paths', 'two-paths-8-rows-games.tsv', ' ');
replay('totem', 'totem-games.tsv', ';');

test('vectors: totem-cases.tsv', () => {
  for (const [position, listed, action, next] of lines('totem-cases.tsv')) {
    checkLegal('totem', position, listed, ';');
    checkApply('totem', position, action, next);
  }
});

// The last line of an answer that may have partial ones before it.
function last(request) {
  const id = ++requests;
  const answers = say(JSON.stringify({ id, ...request }));
  for (const answer of answers) assert.equal(answer.error, undefined, answer.error?.message);
  return answers.at(-1);
}

test('signatures: the searches visit and answer what they do natively', () => {
  const file = new URL('../signatures.txt', import.meta.url);
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const [game, nodes, answers] = line.split(' ');
    const signature = last({ cmd: 'signature', game });
    assert.equal(`${signature.nodes} ${signature.answers}`, `${nodes} ${answers}`, game);
  }
});

for (const game of games) {
  test(`analyse, choose, review: ${game} is played to its end`, () => {
    let { position, options } = get({ cmd: 'start', game, seed: 3,
      options: game === 'totem' ? { quiet_limit: 10 } : {} });
    const start = position;
    const actions = [];
    for (let turn = get({ cmd: 'legal', game, position, options }); turn.turn !== 'over';
      turn = get({ cmd: 'legal', game, position, options })) {
      const action = turn.turn === 'chance' ? turn.actions[actions.length % turn.actions.length]
        : last({ cmd: 'choose', game, position, options, level: 2, seed: actions.length }).action;
      assert.ok(turn.actions.includes(action), action);
      actions.push(action);
      position = get({ cmd: 'apply', game, position, options, actions: [action] }).position;
    }
    const { record } = get({ cmd: 'record', game, options, start, actions });
    const review = last({ cmd: 'review', record, limits: { nodes: 300 } });
    const rolls = actions.filter((action) => action.startsWith('roll')).length;
    if (game === 'totem') assert.equal(review.turns.length, rolls);
    else assert.equal(review.actions.length, actions.length);
    assert.ok(review.complete);
    const opinion = last({ cmd: 'analyse', game, options, position: start, limits: { ms: 50 } });
    const sum = Object.values(opinion.value).reduce((a, b) => a + b, 0);
    assert.ok(Math.abs(sum - 1) < 1e-6, JSON.stringify(opinion.value));
  });
}
