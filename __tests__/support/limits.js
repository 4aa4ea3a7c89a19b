// How long a test may take, and how long it may wait for one thing, in milliseconds. A slow and busy machine reaches neither:
// they only end what hangs.
module.exports = { TEST_LIMIT: 600_000, WAIT_LIMIT: 120_000 };
