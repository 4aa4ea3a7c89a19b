// Gatsby asks each plugin for one.
