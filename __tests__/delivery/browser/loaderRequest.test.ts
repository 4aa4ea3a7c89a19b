import LoaderRequest from "../../../src/delivery/browser/loaderRequest";

const fetched = jest.fn();

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  window.earlyData = new Map();
});

const answer = (text: string, status = 200) =>
  Promise.resolve({ status, text: async () => text } as Response);

/** As Gatsby's loader asks. */
const ask = (url: string, method = "GET") =>
  new Promise<LoaderRequest>((resolve) => {
    const request = new LoaderRequest();
    request.open(method, url);
    request.onreadystatechange = () => {
      if (request.readyState === 4) resolve(request);
    };
    void request.send();
  });

test("what has been asked for early is not asked for a second time, and used once", async () => {
  window.earlyData!.set("/data.json", answer("early"));
  fetched.mockReturnValue(answer("later", 404));
  expect(await ask("/data.json?utm_source=x")).toMatchObject({
    status: 200,
    responseText: "early",
  });
  expect(fetched).not.toHaveBeenCalled();
  expect(await ask("/data.json")).toMatchObject({
    status: 404,
    responseText: "later",
  });
});

test("the method is Gatsby's", async () => {
  fetched.mockReturnValue(answer(""));
  await ask("/about", "HEAD");
  expect(fetched).toHaveBeenCalledWith("/about", { method: "HEAD" });
});

const lost = () => Promise.reject(new TypeError("lost"));

test("what the network lost early is asked for once more", async () => {
  window.earlyData!.set("/data.json", lost());
  fetched.mockReturnValue(answer("{}"));
  expect(await ask("/data.json")).toMatchObject({ status: 200 });
});

test("no network is status 0, as Gatsby expects, and it may ask again", async () => {
  fetched.mockReturnValueOnce(lost()).mockReturnValue(answer("{}"));
  expect(await ask("/data.json")).toMatchObject({ status: 0 });
  expect(await ask("/data.json")).toMatchObject({ status: 200 });
});
