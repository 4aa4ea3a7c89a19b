import { createSiteServer } from "./scripts/serve";
createSiteServer("/tmp/c/r1").listen(9235, "127.0.0.1");
createSiteServer("/tmp/c/r2").listen(9236, "127.0.0.1");
