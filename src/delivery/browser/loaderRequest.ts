import { noteVersion } from "./versions";

/**
 * What Gatsby's loader has instead of XMLHttpRequest (../webpack.ts): it takes what early.ts has asked for already, and
 * sees of which version every answer is.
 */
export default class LoaderRequest {
  readyState = 0;
  /** 0: no answer. */
  status = 0;
  responseText = "";
  onreadystatechange = () => {};
  private method = "";
  private url = "";

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  async send() {
    // Gatsby adds the query of the page's own address.
    const [address = ""] = this.url.split("?");
    const early = window.earlyData?.get(address);
    window.earlyData?.delete(address);
    const ask = () => fetch(this.url, { method: this.method });
    try {
      // What the network lost early is asked for once more: of some data Gatsby asks once, and hydrates nothing without.
      const answer = await (early?.catch(ask) ?? ask());
      this.responseText = await answer.text();
      this.status = answer.status;
      noteVersion(this.responseText);
    } catch {
      // No network. Gatsby asks again, or has the browser load the page.
    }
    this.readyState = 4;
    this.onreadystatechange();
  }
}
