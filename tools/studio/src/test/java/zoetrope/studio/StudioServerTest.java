package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.render.result.UsageException;
import zoetrope.studio.http.StoredKey;
import zoetrope.studio.project.Editor;

/** Access to the studio, and to the machine through it. */
@Timeout(60)
class StudioServerTest {
  @TempDir private static Path folder;
  private static RunningStudio studio;

  @BeforeAll
  static void start() throws IOException {
    studio = RunningStudio.of(folder, "Slide.java", RunningStudio.SLIDE);
  }

  @AfterAll
  static void stop() {
    studio.close();
  }

  private static String host() {
    return "Host: 127.0.0.1:" + studio.port();
  }

  private static String cookie() {
    return "Cookie: " + studio.cookie();
  }

  private static String get(String path, String... headers) throws IOException {
    try (RawClient client = new RawClient(studio.port())) {
      return client.request(path, headers);
    }
  }

  private static int status(String answer) {
    return Integer.parseInt(answer.substring(9, 12));
  }

  @Test
  void opensThePageByItsLinkAndOtherFilesByTheCookie() throws IOException {
    String page = get("/?key=" + studio.cookie().replaceAll(".*=", ""), host());
    assertEquals(200, status(page), page);
    assertTrue(page.contains("Set-Cookie: " + studio.cookie()), page);
    assertTrue(page.contains("HttpOnly; SameSite=Strict"), page);
    assertEquals(200, status(get("/main.js", host(), cookie())));
    assertEquals(200, status(get("/lib/lit/lit-html.js", host(), cookie())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "/?key=", "/?key=AAAA", "/main.js", "/window"})
  void servesNothingWithoutTheKey(String path) throws IOException {
    assertEquals(403, status(get(path, host())));
    assertEquals(403, status(get(path, host(), "Cookie: zoetrope-" + studio.port() + "=AAAA")));
  }

  @Test
  void answersTheLinkOfAnEarlierStudioWithAHint() throws Exception {
    URI old = URI.create("http://127.0.0.1:" + studio.port() + "/?key=ofAnEarlierOne");
    HttpResponse<String> answer =
        HttpClient.newHttpClient()
            .send(HttpRequest.newBuilder(old).build(), HttpResponse.BodyHandlers.ofString());
    assertEquals(403, answer.statusCode());
    assertTrue(answer.body().contains("render studio printed last"), answer.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1"})
  void refusesOtherHostNames(String name) throws IOException {
    assertEquals(403, status(get("/", "Host: " + name, cookie())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://evil.example", "null", "http://127.0.0.1:1", "https://localhost"})
  void refusesPagesOfOtherOrigins(String origin) throws IOException {
    assertEquals(403, status(get("/main.js", host(), cookie(), "Origin: " + origin)));
    try (RawClient client = new RawClient(studio.port())) {
      assertEquals(403, status(client.upgrade(studio, cookie(), "Origin: " + origin)));
    }
  }

  @Test
  void givesItsOwnPageAWindow() throws IOException {
    window("Origin: http://127.0.0.1:" + studio.port()).close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/../../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/lib/lit/..%2f..%2fpom.xml",
        "/Slide.java",
        "//etc/passwd",
        "/page/index.html",
        "/made/1",
        "/made/1/0",
        "/made/99999/99999",
        "/made/..%2fpom.xml",
        "/files"
      })
  void servesOnlyFilesOfThePage(String path) throws IOException {
    int status = status(get(path, host(), cookie()));
    assertTrue(status == 400 || status == 404, () -> path + ": " + status);
  }

  @Test
  void forbidsInlineAndForeignScripts() throws IOException {
    String page = get("/", host(), cookie());
    String policy =
        page.lines().filter(l -> l.startsWith("Content-Security-Policy: ")).findFirst().orElse("");
    assertTrue(policy.contains("default-src 'none'; script-src 'self';"), policy);
    assertTrue(policy.contains("frame-ancestors 'none'"), policy);
    assertFalse(policy.contains("unsafe"), policy);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[]", "\"\"", "{\"call\": 1}", "{\"id\": 5}", ""})
  void closesOnlyTheWindowThatSendsAnInvalidCall(String message) throws IOException {
    try (RawClient client = window()) {
      client.text(message);
      assertEquals(8, client.frame());
    }
    window().close();
  }

  @Test
  void closesOnlyTheWindowThatSendsHugeMessages() throws IOException {
    try (RawClient client = window()) {
      try {
        client.text("{\"call\":\"open\",\"scene\":\"" + "x".repeat(1 << 20) + "\"}");
      } catch (SocketException e) {
        // The connection is cut before everything is sent.
        assertTrue(e.getMessage() != null);
      }
      assertTrue(ends(client));
    }
    window().close();
  }

  @Test
  void servesOpenWindowsDespiteAThousandConnections() throws IOException {
    List<SocketChannel> channels = new ArrayList<>();
    try (RawClient early = window()) {
      for (int i = 0; i < 1000; i++) {
        SocketChannel channel = SocketChannel.open();
        channels.add(channel);
        channel.configureBlocking(false);
        channel.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), studio.port()));
      }
      early.text("{\"call\":\"source\",\"id\":1,\"file\":\"Slide.java\"}");
      assertEquals(1, early.frame());
    } finally {
      for (SocketChannel channel : channels) {
        channel.close();
      }
    }
    window().close();
  }

  @Test
  void needsTheKeyForAWindow() throws IOException {
    try (RawClient client = new RawClient(studio.port())) {
      assertEquals(403, status(client.upgrade(studio, "Cookie: zoetrope-" + studio.port() + "=A")));
    }
  }

  @Test
  void disconnectsAClientThatDoesNotRead(@TempDir Path other) throws Exception {
    String text = RunningStudio.SLIDE + "/* " + "x".repeat(1 << 20) + " */";
    try (RunningStudio large = RunningStudio.of(other, "Slide.java", text);
        RawClient slow = new RawClient(large.port());
        RawClient reader = new RawClient(large.port())) {
      slow.upgrade(large, "Cookie: " + large.cookie());
      untilCutOff(slow);
      assertEquals(101, status(reader.upgrade(large, "Cookie: " + large.cookie())));
    }
  }

  /** Requests a long answer repeatedly without reading any. */
  private static void untilCutOff(RawClient slow) throws Exception {
    try {
      for (int i = 0; true; i++) {
        slow.text("{\"call\":\"source\",\"id\":" + i + ",\"file\":\"Slide.java\"}");
        Thread.sleep(20);
      }
    } catch (SocketException e) {
      assertTrue(e.getMessage() != null);
    }
  }

  @Test
  void limitsTheNumberOfWindows() throws IOException {
    List<RawClient> clients = new ArrayList<>();
    try {
      for (int i = 0; i < 16; i++) {
        clients.add(window());
      }
      try (RawClient late = new RawClient(studio.port())) {
        late.upgrade(studio, cookie());
        assertEquals(8, late.frame());
      }
    } finally {
      for (RawClient client : clients) {
        client.close();
      }
    }
  }

  @Test
  void keepsTheKeyOfAChosenPort(@TempDir Path keys) throws IOException {
    Path mine = keys.resolve("mine");
    String key = StoredKey.of(mine, 4711);
    assertEquals(key, StoredKey.of(mine, 4711));
    assertNotEquals(key, StoredKey.of(mine, 4712));
    Files.writeString(mine.resolve("key-4711"), "short");
    assertNotEquals("short", StoredKey.of(mine, 4711), "a damaged key is replaced");
    try (RunningStudio other = RunningStudio.of(keys, "Slide.java", RunningStudio.SLIDE)) {
      assertNotEquals(other.link(), studio.link());
    }
  }

  @Test
  void opensLinksWithTheCommandOfTheSystem() {
    assertEquals(List.of("xdg-open", "http://x"), BrowserStart.command("Linux", "http://x"));
    assertEquals(List.of("open", "http://x"), BrowserStart.command("Mac OS X", "http://x"));
    assertEquals("rundll32", BrowserStart.command("Windows 11", "http://x").get(0));
  }

  @Test
  void reportsAPortThatIsInUse() {
    StudioServer second = new StudioServer(() -> null);
    UsageException e =
        assertThrows(UsageException.class, () -> second.listen("127.0.0.1", studio.port()));
    assertTrue(e.getMessage().contains("give another --port"), e.getMessage());
  }

  @Test
  void usesTheEditorOfTheAuthor() {
    assertTrue(new Editor(Optional.of("edit {file} {line}")).isKnown());
  }

  /**
   * Opens a window as soon as there is room, because windows of other tests may still be closing.
   */
  private static RawClient window(String... headers) throws IOException {
    String all =
        String.join("\r\n", Stream.concat(Stream.of(cookie()), Stream.of(headers)).toList());
    while (true) {
      RawClient client = new RawClient(studio.port());
      String answer = client.upgrade(studio, all);
      assertEquals(101, status(answer), answer);
      assertFalse(answer.contains("permessage-deflate"), answer);
      if (client.frame() == 1) {
        return client;
      }
      client.close();
    }
  }

  /** Whether the server closes a window: the stream ends, or a close frame arrives. */
  private static boolean ends(RawClient client) throws IOException {
    try {
      for (int kind = client.frame(); kind >= 0 && kind != 8; kind = client.frame()) {
        continue;
      }
      return true;
    } catch (SocketTimeoutException e) {
      return false;
    } catch (IOException e) {
      return true;
    }
  }
}
