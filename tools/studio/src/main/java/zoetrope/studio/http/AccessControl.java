package zoetrope.studio.http;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;

/**
 * Decides who may use the server: only its own pages, opened with the link that it printed. The key
 * in the link keeps out other users of the machine. The check of {@code Host} keeps out pages of
 * other names that resolve to this machine (DNS rebinding). The check of {@code Origin} keeps out
 * pages of other servers.
 */
public final class AccessControl {
  private static final int KEY_BYTES = 24;

  private static final String NO_KEY = "open the link that render studio printed: it has the key";
  private static final String OLD_KEY =
      "this link belongs to a studio that has ended, and each studio has another key: open the "
          + "link that render studio printed last";

  /**
   * The content security policy of the page, without its embedders. It loads scripts, styles and
   * images from this server only, and allows no inline scripts.
   */
  private static final String CONTENT_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:;"
          + " media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors ";

  /**
   * The content security policy of presentations, which contain everything and load nothing. The
   * HTML of a presentation also has a policy, with the hash of the only script that may run. There
   * is no sandbox here, because the window with the notes must have the same origin.
   */
  private static final String PRESENTATION_POLICY =
      "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src blob:;"
          + " media-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /**
   * The content security policy of SVG drawings, which contain styles and images but no scripts.
   */
  private static final String DRAWING_POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox;"
          + " frame-ancestors 'none'";

  private final String key;
  private final Set<String> hosts;
  private final int port;
  private final List<String> embedders;

  private AccessControl(String key, Set<String> hosts, int port, List<String> embedders) {
    this.key = key;
    this.hosts = hosts;
    this.port = port;
    this.embedders = embedders;
  }

  /** Creates the access control of a server that no other page may embed. */
  public static AccessControl at(String address, int port) {
    return at(address, port, List.of());
  }

  /**
   * Creates the access control of a server at an address, with a new random key.
   *
   * @param embedders the sources of pages that may show the studio in a frame
   */
  public static AccessControl at(String address, int port, List<String> embedders) {
    return at(address, port, embedders, newKey());
  }

  /** Creates the access control of a server at an address, with a key. */
  public static AccessControl at(String address, int port, List<String> embedders, String key) {
    String named = address.indexOf(':') >= 0 ? "[" + address + "]" : address;
    Set<String> hosts = Set.copyOf(List.of(named + ":" + port, "localhost:" + port));
    return new AccessControl(key, hosts, port, List.copyOf(embedders));
  }

  /** Returns a new random key. */
  static String newKey() {
    byte[] random = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(random);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
  }

  /** Returns the content security policy of the page. */
  public String contentPolicy() {
    return CONTENT_POLICY + (embedders.isEmpty() ? "'none'" : String.join(" ", embedders));
  }

  /** Returns the value of the header that says which pages may load the files of the server. */
  public String resourcePolicy() {
    return embedders.isEmpty() ? "same-origin" : "cross-origin";
  }

  /** Returns the policy for a finished file of a media type, if it differs from that of pages. */
  public static Optional<String> madePolicy(String type) {
    return type.startsWith("text/html")
        ? Optional.of(PRESENTATION_POLICY)
        : type.equals("image/svg+xml") ? Optional.of(DRAWING_POLICY) : Optional.empty();
  }

  /** Returns the query of the printed link. */
  public String query() {
    return "/?key=" + key;
  }

  /**
   * Returns the name of the cookie with the key. It contains the port, because several studios may
   * run on one machine.
   */
  public String cookie() {
    return "zoetrope-" + port;
  }

  /**
   * Returns the cookie for this server only, which scripts cannot read. In a frame, browsers send
   * only cookies that are declared for frames.
   */
  private String setCookie() {
    String use = embedders.isEmpty() ? "SameSite=Strict" : "SameSite=None; Secure; Partitioned";
    return cookie() + "=" + key + "; Path=/; HttpOnly; " + use;
  }

  /** Sets the headers that all answers have. */
  private void secure(Exchange exchange) {
    exchange
        .with("Content-Security-Policy", contentPolicy())
        .with("X-Content-Type-Options", "nosniff")
        .with("Referrer-Policy", "no-referrer")
        .with("Cross-Origin-Opener-Policy", "same-origin")
        .with("Cross-Origin-Resource-Policy", resourcePolicy())
        .with(HttpHeader.CACHE_CONTROL, "no-store");
  }

  /**
   * Whether a request may be served. Refuses other requests, and sets the headers of all answers.
   * The request of the printed link has the key in its address, and gets the cookie.
   */
  public boolean admits(Exchange exchange) {
    secure(exchange);
    Optional<String> refusal = refusal(exchange);
    if (refusal.isPresent()) {
      exchange.refuse(HttpStatus.FORBIDDEN_403, refusal.get());
      return false;
    }
    if (exchange.path().equals("/") && isKey(exchange.parameter("key"))) {
      exchange.with(HttpHeader.SET_COOKIE, setCookie());
    }
    return true;
  }

  /** Returns why a request is refused; empty if it is accepted. */
  private Optional<String> refusal(Exchange exchange) {
    if (!isHost(exchange.header(HttpHeader.HOST))) {
      return Optional.of("this is not the address of the studio: open the link that it printed");
    }
    if (!isOrigin(exchange.header(HttpHeader.ORIGIN))) {
      return Optional.of("another page may not use the studio");
    }
    String given = exchange.parameter("key");
    return isKey(exchange.cookie(cookie())) || exchange.path().equals("/") && isKey(given)
        ? Optional.empty()
        : Optional.of(given == null ? NO_KEY : OLD_KEY);
  }

  /** Whether the Host header of a request names this server. */
  private boolean isHost(String host) {
    return host != null && hosts.contains(host);
  }

  /** Whether a request comes from a page of this server, or from no page. */
  private boolean isOrigin(String origin) {
    return origin == null
        || origin.startsWith("http://") && hosts.contains(origin.substring("http://".length()));
  }

  /**
   * Whether {@code given}, which may be null, is the key. The comparison takes equally long for all
   * keys of this length, so its duration reveals nothing about the key.
   */
  private boolean isKey(String given) {
    return given != null
        && MessageDigest.isEqual(
            given.getBytes(StandardCharsets.UTF_8), key.getBytes(StandardCharsets.UTF_8));
  }
}
