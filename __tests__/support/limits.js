// How long a test may take, and how long it may wait for one thing, in milliseconds; how many may fail in browsers before the
// others are left. At a desk what is red is red within seconds. Under CI limits only end what hangs: a slow and busy machine
// reaches none.
module.exports = process.env.CI
  ? { TEST_LIMIT: 600_000, WAIT_LIMIT: 120_000, MOST_FAILURES: 20 }
  : { TEST_LIMIT: 300_000, WAIT_LIMIT: 15_000, MOST_FAILURES: 5 };
