// A recording that was broken off, as by a browser that died, may end in the middle of something. What is whole of it
// is a file like others; a home takes no other (files.js).
"use strict";

// How many octets of it are whole; 0: there is no sound in it yet.
function wholeLength(octets, type) {
  if (type === "audio/webm") return wholeWebM(octets);
  return type === "audio/mp4" ? wholeMP4(octets) : octets.length;
}

// Elements of EBML (RFC 8794), one after the other; a segment and a cluster have no length while they are written, and
// what is in them counts (RFC 9559).
const INSIDE = new Set([0x18538067, 0x1f43b675]);
const BLOCKS = new Set([0xa3, 0xa0]);
function wholeWebM(octets) {
  let hasSound = false;
  for (let position = 0; ;) {
    const id = ebmlNumber(octets, position);
    const size = id && ebmlNumber(octets, position + id.count);
    const content = size && position + id.count + size.count;
    const isInside = size && INSIDE.has(id.value);
    const end = isInside ? content : content + size?.value - size?.marker;
    if (!size || end > octets.length) return hasSound ? position : 0;
    if (BLOCKS.has(id.value)) hasSound = true;
    position = end;
  }
}

// With the bit that says how many octets it has, and that bit; null: it is not all there.
function ebmlNumber(octets, position) {
  const count = Math.clz32(octets[position] ?? 0) - 23;
  if (count > 8 || position + count > octets.length) return null;
  const value = octets.subarray(position, position + count).reduce((sum, octet) => sum * 256 + octet, 0);
  return { value, count, marker: 2 ** (7 * count) };
}

// Boxes (ISO/IEC 14496-12, 4.2): what is said of a sound counts with the sound.
function wholeMP4(octets) {
  const view = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  const HEADER = 8;
  let hasSound = false;
  let whole = 0;
  for (let position = 0; position + HEADER <= octets.length;) {
    const size = view.getUint32(position);
    const kind = String.fromCharCode(...octets.subarray(position + 4, position + HEADER));
    if (size < HEADER || position + size > octets.length) break;
    position += size;
    if (kind === "mdat") hasSound = true;
    if (kind !== "moof") whole = position;
  }
  return hasSound ? whole : 0;
}
