package zoetrope.studio.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;

/**
 * Who may talk to the server: pages of its own, opened by the link that it printed. The key in the
 * link keeps out other users of the machine, the check of {@code Host} pages that have a name point
 * here (DNS rebinding), the check of {@code Origin} pages from elsewhere.
 */
public final class AccessControl {
  private static final int KEY_BYTES = 24;

  /** Scripts, styles and pictures come from the server; nothing is inline, framed or sent away. */
  public static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;"
          + " media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  /**
   * A talk has all in itself and reaches nothing else. Which script may run is in its own policy,
   * by a hash. Its window of notes is not the studio's, but of its origin: so it has no sandbox.
   */
  private static final String TALK_POLICY =
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src blob:;"
          + " media-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** A drawing has styles and pictures within itself, and no scripts. */
  private static final String DRAWING_POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox;"
          + " frame-ancestors 'none'";

  private final String key;
  private final Set<String> hosts;
  private final int port;

  private AccessControl(String key, Set<String> hosts, int port) {
    this.key = key;
    this.hosts = hosts;
    this.port = port;
  }

  /** For a server at {@code address} and {@code port}, with a new random key. */
  public static AccessControl at(String address, int port) {
    byte[] random = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(random);
    String key = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    String named = address.indexOf(':') >= 0 ? "[" + address + "]" : address;
    Set<String> hosts = Set.copyOf(java.util.List.of(named + ":" + port, "localhost:" + port));
    return new AccessControl(key, hosts, port);
  }

  /** What a finished file of a media type may do, where that is not what pages may. */
  public static Optional<String> madePolicy(String type) {
    return type.startsWith("text/html")
        ? Optional.of(TALK_POLICY)
        : type.equals("image/svg+xml") ? Optional.of(DRAWING_POLICY) : Optional.empty();
  }

  /** What is appended to the address of the page in the printed link. */
  public String query() {
    return "/?key=" + key;
  }

  /** The name of the cookie with the key: several studios may run on one machine. */
  public String cookie() {
    return "zoetrope-" + port;
  }

  /** The cookie as it is set by the link: for this server only, and out of the reach of scripts. */
  public String setCookie() {
    return cookie() + "=" + key + "; Path=/; HttpOnly; SameSite=Strict";
  }

  /** Whether a request names this server as the one that it wants. */
  public boolean isHost(String host) {
    return host != null && hosts.contains(host);
  }

  /** Whether a request comes from a page of this server, or from no page. */
  public boolean isOrigin(String origin) {
    return origin == null
        || origin.startsWith("http://") && hosts.contains(origin.substring("http://".length()));
  }

  /** Whether {@code given}, which may be null, is the key; takes as long whatever it is. */
  public boolean isKey(String given) {
    return given != null
        && MessageDigest.isEqual(
            given.getBytes(StandardCharsets.UTF_8), key.getBytes(StandardCharsets.UTF_8));
  }
}
