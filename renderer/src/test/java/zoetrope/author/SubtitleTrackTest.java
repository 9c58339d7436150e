package zoetrope.author;

import static org.bytedeco.ffmpeg.global.avcodec.av_packet_alloc;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_free;
import static org.bytedeco.ffmpeg.global.avcodec.av_packet_unref;
import static org.bytedeco.ffmpeg.global.avformat.av_read_frame;
import static org.bytedeco.ffmpeg.global.avutil.AVMEDIA_TYPE_SUBTITLE;
import static org.bytedeco.ffmpeg.global.avutil.av_dict_get;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.bytedeco.ffmpeg.avcodec.AVPacket;
import org.bytedeco.ffmpeg.avformat.AVFormatContext;
import org.bytedeco.ffmpeg.avformat.AVStream;
import org.bytedeco.ffmpeg.avutil.AVDictionaryEntry;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacv.FFmpegFrameGrabber;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.Renderer;
import zoetrope.render.request.RenderRequest;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;

/** Videos contain the subtitles of their scenes as a track. */
class SubtitleTrackTest {
  private static final RenderSettings SMALL =
      RenderSettings.of(96, 54, FrameRate.of(30)).withJobs(2);

  @TempDir private static Path sounds;
  @TempDir private Path folder;

  /** Subtitles from 0.5 to 1.5, 1.5 to 2.5 and 4 to 4.5 seconds. */
  public static final class Talk extends Scene {
    @Override
    protected void construct() {
      Waves.write(sounds.resolve("a.wav"), Waves.RATE, 1, 48_000, Waves.tone(440, 0.4, Waves.RATE));
      sound(sounds.resolve("a.wav").toString());
      add(square());
      pause(0.5);
      section("One");
      subtitle("Größe √2 < 3 & more", 1);
      pause(1);
      section("Two");
      subtitle("second\nline", 1);
      pause(2.5);
      subtitle("end", 0.5);
      pause(1);
    }
  }

  private Path film(String name, UnaryOperator<RenderSettings> change) {
    Path file = folder.resolve(name);
    new Renderer(change.apply(SMALL)).render(RenderRequest.film(SceneEntry.of(Talk::new), file));
    return file;
  }

  /**
   * Returns the subtitles in the track of a video: its language, then {@code from to text} with
   * times in milliseconds, without empty samples.
   */
  private static List<String> track(Path film) throws Exception {
    List<String> found = new ArrayList<>();
    try (FFmpegFrameGrabber grabber = new FFmpegFrameGrabber(film.toFile());
        BytePointer key = new BytePointer("language", StandardCharsets.UTF_8)) {
      grabber.start();
      AVFormatContext context = grabber.getFormatContext();
      AVPacket packet = av_packet_alloc();
      for (int i = 0; i < context.nb_streams(); i++) {
        AVStream stream = context.streams(i);
        if (stream.codecpar().codec_type() == AVMEDIA_TYPE_SUBTITLE) {
          AVDictionaryEntry language = av_dict_get(stream.metadata(), key, null, 0);
          found.add(language == null ? "none" : language.value().getString());
        }
      }
      grabber.setTimestamp(0);
      while (av_read_frame(context, packet) >= 0) {
        AVStream stream = context.streams(packet.stream_index());
        if (stream.codecpar().codec_type() == AVMEDIA_TYPE_SUBTITLE) {
          found.addAll(line(packet, stream));
        }
        av_packet_unref(packet);
      }
      av_packet_free(packet);
    }
    return found;
  }

  private static List<String> line(AVPacket packet, AVStream stream) {
    byte[] data = new byte[packet.size()];
    packet.data().get(data);
    boolean isTimedText = packet.size() >= 2 && data[0] == 0;
    int from = isTimedText ? 2 : 0;
    int length = isTimedText ? data[1] & 0xff : data.length;
    String text = new String(data, from, length, StandardCharsets.UTF_8);
    double unit = 1000.0 * stream.time_base().num() / stream.time_base().den();
    return text.isEmpty()
        ? List.of()
        : List.of(
            Math.round(packet.pts() * unit)
                + " "
                + Math.round((packet.pts() + packet.duration()) * unit)
                + " "
                + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.mp4", "a.mov", "a.mkv"})
  void readersSeeTextsAndTimes(String name) throws Exception {
    assertEquals(
        List.of("eng", "500 1500 Größe √2 < 3 & more", "1500 2500 second\nline", "4000 4500 end"),
        track(film(name, settings -> settings)));
  }

  @Test
  void webmHasTheTextsOfWebVtt() throws Exception {
    assertEquals(
        List.of(
            "eng",
            "500 1500 Größe √2 &lt; 3 &amp; more",
            "1500 2500 second\nline",
            "4000 4500 end"),
        track(film("a.webm", settings -> settings)));
  }

  @Test
  void theTrackNamesTheLanguage() throws Exception {
    UnaryOperator<RenderSettings> french =
        settings -> settings.withVoice(settings.narration().voice().withOriginal("fr"));
    assertEquals("fra", track(film("a.mkv", french)).get(0));
  }

  @Test
  void burntSubtitlesAreNotInATrack() throws Exception {
    assertEquals(List.of(), track(film("a.mp4", RenderSettings::withBurntSubtitles)));
  }

  @Test
  void transportStreamsHaveNoTrack() throws Exception {
    assertEquals(List.of(), track(film("a.ts", settings -> settings)));
  }

  @Test
  void partsAndSectionsHaveTheirOwnSubtitles() throws Exception {
    Path file = folder.resolve("part.mp4");
    Path sections = folder.resolve("sections");
    RenderRequest request = RenderRequest.film(SceneEntry.of(Talk::new), file);
    new Renderer(SMALL).render(request.withSections(sections));
    assertEquals(
        List.of("eng", "0 1000 second\nline", "2500 3000 end"),
        track(sections.resolve("03-Two.mp4")));
  }

  @Test
  void theBytesAreTheSameEachTime() throws Exception {
    byte[] one = Files.readAllBytes(film("a.mp4", settings -> settings));
    byte[] two = Files.readAllBytes(film("b.mp4", settings -> settings.withJobs(1)));
    assertArrayEquals(one, two);
  }
}
