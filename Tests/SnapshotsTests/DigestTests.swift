import Testing

@testable import PlumblineSnapshots

@Suite struct `Digests` {
  @Test func `a digest is that of the standard`() {
    #expect(
      Digest(of: Array("abc".utf8)).description == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      Digest(of: [UInt8](repeating: 97, count: 1_000_000)).description
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }
  @Test func `lists of texts with different boundaries have different digests`() {
    #expect(Digest(ofTexts: ["ab", "c"]) == Digest(of: "2:ab1:c".utf8))
    #expect(Digest(ofTexts: ["ab", "c"]) != Digest(ofTexts: ["a", "bc"]))
    #expect(Digest(ofTexts: ["é"]).short == String(Digest(of: "2:é".utf8).description.prefix(12)))
  }
}
