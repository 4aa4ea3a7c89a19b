// Stands where webpack.ts leaves out a part of a plugin.
