extension Vocabulary {
  /// Adds the names of the Security framework and of Core Foundation's Booleans; the values of the keys are Apple's.
  mutating func addKeychain() {
    for (name, value) in [
      ("kSecClass", "class"), ("kSecClassGenericPassword", "genp"), ("kSecClassInternetPassword", "inet"),
      ("kSecClassCertificate", "cert"), ("kSecClassKey", "keys"), ("kSecClassIdentity", "idnt"),
      ("kSecAttrAccount", "acct"), ("kSecAttrService", "svce"), ("kSecAttrServer", "srvr"),
      ("kSecAttrAccessGroup", "agrp"), ("kSecAttrAccessible", "pdmn"), ("kSecAttrAccessControl", "accc"),
      ("kSecAttrSynchronizable", "sync"), ("kSecAttrSynchronizableAny", "syna"), ("kSecAttrGeneric", "gena"),
      ("kSecAttrLabel", "labl"), ("kSecAttrDescription", "desc"), ("kSecAttrComment", "icmt"),
      ("kSecAttrType", "type"), ("kSecAttrKeyType", "type"), ("kSecAttrApplicationTag", "atag"),
      ("kSecAttrCreationDate", "cdat"), ("kSecAttrModificationDate", "mdat"), ("kSecAttrIsInvisible", "invi"),
      ("kSecAttrAccessibleWhenUnlocked", "ak"), ("kSecAttrAccessibleAfterFirstUnlock", "ck"),
      ("kSecAttrAccessibleWhenUnlockedThisDeviceOnly", "aku"),
      ("kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly", "cku"),
      ("kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly", "akpu"), ("kSecAttrAccessibleAlways", "dk"),
      ("kSecAttrAccessibleAlwaysThisDeviceOnly", "dku"),
      ("kSecValueData", "v_Data"), ("kSecValueRef", "v_Ref"), ("kSecValuePersistentRef", "v_PersistentRef"),
      ("kSecReturnData", "r_Data"), ("kSecReturnAttributes", "r_Attributes"), ("kSecReturnRef", "r_Ref"),
      ("kSecReturnPersistentRef", "r_PersistentRef"), ("kSecMatchLimit", "m_Limit"),
      ("kSecMatchLimitOne", "m_LimitOne"), ("kSecMatchLimitAll", "m_LimitAll"),
      ("kSecUseDataProtectionKeychain", "nleg"), ("kSecUseAuthenticationContext", "u_AuthCtx"),
      ("kSecUseAuthenticationUI", "u_AuthUI"), ("kSecUseAuthenticationUIFail", "u_AuthUIF"),
      ("kSecUseAuthenticationUISkip", "u_AuthUIS"), ("kSecUseOperationPrompt", "u_OpPrompt"),
      ("kCFNetworkProxiesHTTPEnable", "HTTPEnable"), ("kCFNetworkProxiesHTTPProxy", "HTTPProxy"),
      ("kCFNetworkProxiesHTTPPort", "HTTPPort"),
    ] { constant(name, value, as: .string) }
    for (name, value) in [
      ("errSecSuccess", 0), ("errSecItemNotFound", -25_300), ("errSecDuplicateItem", -25_299), ("errSecParam", -50),
      ("errSecAuthFailed", -25_293), ("errSecInteractionNotAllowed", -25_308), ("errSecUserCanceled", -128),
      ("errSecUnimplemented", -4), ("errSecDecode", -26_275), ("errSecMissingEntitlement", -34_018),
      ("errSecNotAvailable", -25_291), ("errSecAllocate", -108), ("errSecIO", -36), ("errSecBadReq", -909),
      ("errSecInternalError", -26_276), ("noErr", 0),
    ] { constant(name, value, as: .int) }
    for (name, value) in [("kCFBooleanTrue", true), ("kCFBooleanFalse", false)] { constant(name, value, as: .bool) }
    aliases.merge([
      "OSStatus": "Int", "CFData": "Data", "CFNumber": "NSNumber", "CFURL": "URL", "CFDate": "Date",
    ]) { old, _ in old }
  }
}
