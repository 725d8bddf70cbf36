/// How the printable page looks.
enum PageStyle {
    /// An opened gift with light in it.
    static let mark = """
        <svg viewBox="0 0 48 48" width="48" height="48" role="img" aria-hidden="true">\
        <path d="M24 4l3 9M34 7l-4 8M14 7l4 8" stroke="#d9a441" stroke-width="3" \
        stroke-linecap="round" fill="none"/>\
        <path d="M8 22l16-5 16 5-16 5z" fill="#f6dfa4"/>\
        <path d="M8 22v17l16 5V27zM40 22v17l-16 5V27z" fill="#2f6b3c"/>\
        <path d="M21 26v17l3 1 3-1V26l-3 1z" fill="#7a4a26"/></svg>
        """

    /// Own things green, friends' things blue, and the words beside them say so too.
    static let css = """

        :root { --ink: #23201c; --soft: #5d564d; --line: #d9d2c7; --own: #2f6b3c;
          --friend: #1f5a91; --paper: #fffdf8; }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 46rem; padding: 1.5rem; background: var(--paper);
          color: var(--ink); font: 1rem/1.45 system-ui, "Noto Sans", sans-serif; }
        header { display: grid; grid-template-columns: auto 1fr; column-gap: 1rem;
          align-items: center; border-bottom: 3px solid var(--own); padding-bottom: .75rem; }
        header svg { grid-row: span 2; }
        h1 { margin: 0; font-size: 1.7rem; }
        header p, .facts { margin: 0; color: var(--soft); }
        section { margin-top: 2rem; }
        h2 { margin: 0; font-size: 1.3rem; padding-left: .7rem;
          border-left: .35rem solid var(--own); overflow-wrap: anywhere; }
        .friend h2 { border-color: var(--friend); }
        section > .facts { padding-left: 1.05rem; }
        section > .notes { margin: .5rem 0 0 1.05rem; }
        ul { list-style: none; margin: .75rem 0 0; padding: 0; }
        li { border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem;
          margin-bottom: .5rem; break-inside: avoid; background: #fff; }
        .name { display: flex; justify-content: space-between; gap: 1rem; font-size: 1.05rem;
          overflow-wrap: anywhere; }
        .price { white-space: nowrap; font-variant-numeric: tabular-nums; }
        .notes { white-space: pre-wrap; margin: .3rem 0 0; overflow-wrap: anywhere; }
        .link { margin: .3rem 0 0; font-size: .85rem; overflow-wrap: anywhere; }
        .photos { display: flex; flex-wrap: wrap; gap: .6rem; margin: .5rem 0 0; }
        figure { margin: 0; max-width: 12rem; }
        img { display: block; max-width: 100%; max-height: 12rem; border-radius: .3rem; }
        figcaption { font-size: .85rem; color: var(--soft); overflow-wrap: anywhere; }
        a { color: var(--friend); }
        .tag { border: 1px solid var(--line); border-radius: 1rem; padding: 0 .5rem; }
        .high { color: var(--ink); }
        .empty { color: var(--soft); padding-left: 1.05rem; }
        @media print {
          body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
          h2 { break-after: avoid; }
          a { color: inherit; text-decoration: none; }
          @page { margin: 16mm; }
        }

        """
}
