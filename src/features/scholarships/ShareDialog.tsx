import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import type { ScholarshipsPage } from "../../content/model";
import { chatAddress } from "../../lib/reach";
import { Button } from "../../ui/Button";
import { phone } from "../../ui/media";
import type { Shared } from "./shared";
import { TextButton } from "./TextButton";

type Props = {
  texts: ScholarshipsPage["finder"]["sharing"];
  shared: Shared;
  onClose: () => void;
};

/** For browsers that cannot share by themselves: by WhatsApp, or by copying the address. */
export function ShareDialog({ texts, shared, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const { text, url } = shared;

  useEffect(() => dialog.current?.showModal(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.copied);
    } catch {
      address.current?.select();
      setSaid(texts.notCopied);
    }
  }

  return (
    <Dialog
      ref={dialog}
      aria-labelledby="share"
      onClose={onClose}
      onClick={({ target }) =>
        // All but the backdrop is inside something.
        target === dialog.current && dialog.current.close()
      }
    >
      <form method="dialog">
        <h2 id="share">{texts.one}</h2>
        <p>{text}</p>
        <Button to={chatAddress("", `${text} ${url}`)} newTab>
          {texts.chat}
        </Button>
        <Button kind="line" onClick={copy}>
          {texts.copy}
        </Button>
        <input readOnly value={url} aria-label={texts.address} ref={address} />
        <p role="status">{said}</p>
        <TextButton>{texts.close}</TextButton>
      </form>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(480px, 100% - 40px);
  padding: 0;
  border: 2px solid var(--ink);
  background: var(--raise);
  color: var(--ink);
  &::backdrop {
    background: rgb(11 26 59 / 0.6);
  }
  form {
    display: grid;
    gap: 14px;
    padding: 24px 24px calc(12px + env(safe-area-inset-bottom));
  }
  h2 {
    font-size: var(--t-2xl);
  }
  p {
    min-height: 1.6em;
  }
  input {
    min-width: 0;
    min-height: 48px;
    padding: 10px 20px;
    border: 2px solid var(--ink);
    border-radius: var(--r-field);
    background: var(--paper);
  }
  /* Within reach of a thumb. */
  @media ${phone} {
    width: 100%;
    max-width: none;
    margin-bottom: 0;
    border-width: 2px 0 0;
  }
`;
