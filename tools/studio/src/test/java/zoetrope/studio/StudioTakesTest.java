package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.internal.files.Folders;
import zoetrope.render.voice.RecordingWriter;
import zoetrope.render.voice.Recordings;
import zoetrope.sound.LineText;

/** The recordings that the studio saves, and their places. */
@Timeout(60)
class StudioTakesTest {
  private static final LineText LINE = LineText.parse("Look here.");
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  @TempDir private static Path folder;
  private static RunningStudio studio;
  private static Path savedFile;

  @BeforeAll
  static void start() throws IOException {
    studio = RunningStudio.of(folder, "Slide.java", RunningStudio.SLIDE);
    savedFile = folder.resolve("voice/Slide/" + LINE.fileName() + ".wav");
  }

  @AfterAll
  static void stop() {
    studio.close();
  }

  @AfterEach
  void clear() throws IOException {
    Path voice = folder.resolve("voice");
    if (Files.exists(voice)) {
      Folders.delete(voice);
    }
  }

  private String ticket() {
    Path place = folder.resolve("voice/Slide");
    Recordings none = new Recordings(Optional.of(place), List.of(), List.of(), List.of());
    return studio.takes().expect(none, LINE);
  }

  private HttpRequest.Builder request(String ticket, BodyPublisher body) {
    return HttpRequest.newBuilder(
            URI.create("http://127.0.0.1:" + studio.port() + "/take/" + ticket))
        .header("Cookie", studio.cookie())
        .header("Origin", "http://127.0.0.1:" + studio.port())
        .header("Content-Type", "audio/wav")
        .POST(body);
  }

  private static int status(HttpRequest.Builder request) throws Exception {
    HttpResponse<String> answer = CLIENT.send(request.build(), BodyHandlers.ofString());
    return answer.statusCode();
  }

  private int send(byte[] sound) throws Exception {
    return status(request(ticket(), BodyPublishers.ofByteArray(sound)));
  }

  private void assertNothingSaved() throws IOException {
    assertFalse(Files.exists(savedFile));
    if (Files.exists(savedFile.getParent())) {
      try (Stream<Path> files = Files.list(savedFile.getParent())) {
        assertEquals(List.of(), files.toList());
      }
    }
  }

  /** Returns a tone of one second. */
  private static byte[] tone() {
    var wav = StudioSoundTest.wav(48_000);
    for (int i = 0; i < 48_000; i++) {
      wav.putShort((short) (8000 * StrictMath.sin(i / 20.0)));
    }
    return wav.array();
  }

  @Test
  void savesOneRecordingPerTicketUnderTheNameOfItsLine() throws Exception {
    String ticket = ticket();
    byte[] tone = tone();
    assertEquals(204, status(request(ticket, BodyPublishers.ofByteArray(tone))));
    assertArrayEquals(tone, Files.readAllBytes(savedFile));
    assertEquals(404, status(request(ticket, BodyPublishers.ofByteArray(tone))));
  }

  @Test
  void replacesARecordingAndItsWordTimes() throws Exception {
    assertEquals(204, send(tone()));
    Path words = savedFile.resolveSibling(LINE.fileName() + ".words");
    Files.writeString(words, "0.1 Look\n");
    byte[] other = tone();
    other[100] = 7;
    assertEquals(204, send(other));
    assertArrayEquals(other, Files.readAllBytes(savedFile));
    assertFalse(Files.exists(words));
    assertTrue(Files.exists(savedFile.resolveSibling(LINE.fileName() + ".words.old")));
  }

  /** The body is small: Jetty refuses some of these addresses at once and closes the connection. */
  @ParameterizedTest
  @ValueSource(strings = {"AAAA", "..%2f..%2fSlide.java", "%2e%2e", "x/../../y"})
  void refusesAnUnknownTicket(String ticket) throws Exception {
    int status = status(request(ticket, BodyPublishers.ofString("RIFF")));
    assertTrue(status == 400 || status == 404, () -> "" + status);
    assertNothingSaved();
  }

  @Test
  void refusesOtherPagesAndRequestsWithoutTheKey() throws Exception {
    BodyPublisher body = BodyPublishers.ofByteArray(tone());
    assertEquals(403, status(request(ticket(), body).setHeader("Origin", "http://evil.example")));
    assertEquals(403, status(request(ticket(), body).setHeader("Cookie", "a=b")));
    HttpRequest noPage =
        HttpRequest.newBuilder(request(ticket(), body).build(), (name, v) -> !name.equals("Origin"))
            .build();
    assertEquals(403, CLIENT.send(noPage, BodyHandlers.ofString()).statusCode());
    assertNothingSaved();
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/plain", "audio/mpeg", "multipart/form-data", "audio/wav;x=y"})
  void refusesOtherMediaTypes(String type) throws Exception {
    BodyPublisher body = BodyPublishers.ofByteArray(tone());
    assertEquals(415, status(request(ticket(), body).setHeader("Content-Type", type)));
    assertNothingSaved();
  }

  @Test
  void refusesAHugeRecordingWithOrWithoutALength() throws Exception {
    byte[] huge = new byte[RecordingWriter.MAX_BYTES + 2];
    System.arraycopy(tone(), 0, huge, 0, 44);
    BodyPublisher unknown = BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(huge));
    assertEquals(413, status(request(ticket(), unknown)));
    assertEquals(413, status(request(ticket(), BodyPublishers.ofByteArray(huge))));
    assertNothingSaved();
  }

  @Test
  void refusesInvalidSilentAndLongRecordings() throws Exception {
    assertEquals(422, send("import nothing;".getBytes(StandardCharsets.UTF_8)));
    assertEquals(422, send(new byte[0]));
    assertEquals(422, send("RIFF0000WAVEnonsense".getBytes(StandardCharsets.UTF_8)));
    assertEquals(422, send(StudioSoundTest.wav(48_000).array()));
    int samples = 301 * 8000;
    var slow = StudioSoundTest.wav(samples);
    slow.putInt(24, 8000).putInt(28, 16_000);
    for (int i = 0; i < samples; i++) {
      slow.putShort((short) (i % 2000));
    }
    assertEquals(422, send(slow.array()));
    assertNothingSaved();
  }

  @Test
  void writesNoRecordingThroughALink(@TempDir Path elsewhere) throws Exception {
    Files.createDirectory(folder.resolve("voice"));
    Files.createSymbolicLink(folder.resolve("voice/Slide"), elsewhere);
    assertEquals(422, send(tone()));
    try (Stream<Path> files = Files.list(elsewhere)) {
      assertEquals(List.of(), files.toList());
    }
    Files.delete(folder.resolve("voice/Slide"));
    Files.createDirectory(folder.resolve("voice/Slide"));
    Path file = Files.writeString(elsewhere.resolve("mine.wav"), "mine");
    Files.createSymbolicLink(savedFile, file);
    assertEquals(422, send(tone()));
    assertEquals("mine", Files.readString(file));
  }
}
