import { expect, test } from '@jest/globals';
import { playGame } from '../../src/cli/soak/game.ts';
import { Pool } from '../../src/cli/soak/pool.ts';

const pool = new Pool(null);

test.each(['1', '2', '3'])('a random game of bundled cards holds what must hold (%s)', (seed) => {
  const played = playGame(pool, `test/${seed}`);
  expect(played.broken).toBeNull();
  expect(played.actions).toBeGreaterThan(20);
});

test('the same seed gives the same game', () => {
  expect(playGame(pool, 'test/again')).toEqual(playGame(new Pool(null), 'test/again'));
});
