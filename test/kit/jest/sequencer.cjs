const { readFileSync } = require('node:fs');
const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Those that take longest, the longest first: a clean clone remembers none, and a long one at the end leaves a core without work. */
const SLOW = readFileSync(`${__dirname}/slow-suites.txt`, 'utf8').split('\n').filter(Boolean);

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => (SLOW.indexOf(relative('.', path)) + SLOW.length + 1) % (SLOW.length + 1);
    return [...super.sort(tests)].sort((one, other) => place(one) - place(other));
  }
};
