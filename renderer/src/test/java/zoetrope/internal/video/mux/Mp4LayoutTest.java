package zoetrope.internal.video.mux;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.internal.video.VideoSettings;
import zoetrope.internal.video.encode.MovingImages;

class Mp4LayoutTest {
  private static final Set<String> PARENTS =
      Set.of("moov", "trak", "mdia", "minf", "stbl", "edts", "stsd", "avc1");

  @TempDir Path folder;
  private byte[] bytes;
  private final Map<String, ByteBuffer> boxes = new LinkedHashMap<>();

  @BeforeEach
  void writeAFilm() throws Exception {
    VideoSettings settings = MovingImages.settings(96, 64, "medium");
    Path target = folder.resolve("a.mp4");
    try (SegmentedFilm film = SegmentedFilm.open(target, settings)) {
      film.append(MovingImages.segment(settings, 0, 12, 30));
      film.append(MovingImages.segment(settings, 12, 4, 0));
      film.finish();
    }
    bytes = Files.readAllBytes(target);
    parse(ByteBuffer.wrap(bytes));
  }

  private void parse(ByteBuffer data) {
    while (data.remaining() >= 8) {
      int size = data.getInt(data.position());
      byte[] name = new byte[4];
      data.get(data.position() + 4, name);
      String type = new String(name, StandardCharsets.ISO_8859_1);
      ByteBuffer body = data.slice(data.position() + 8, size - 8);
      boxes.put(type, body);
      if (PARENTS.contains(type)) {
        int head = type.equals("stsd") ? 8 : type.equals("avc1") ? 78 : 0;
        parse(body.slice(head, body.limit() - head));
      }
      data.position(data.position() + size);
    }
  }

  @Test
  void theIndexComesBeforeThePictures() {
    List<String> order = List.copyOf(boxes.keySet());
    assertEquals("ftyp", order.get(0));
    assertTrue(order.indexOf("moov") < order.indexOf("mdat"), order.toString());
  }

  @Test
  void colourIsMarkedAsLimitedBt709() {
    byte[] color = new byte[11];
    boxes.get("colr").get(0, color);
    assertArrayEquals(new byte[] {'n', 'c', 'l', 'x', 0, 1, 0, 1, 0, 1, 0}, color);
  }

  @Test
  void hasASecondParameterSetForRepeatedPictures() {
    ByteBuffer configuration = boxes.get("avcC");
    int spsLength = configuration.getShort(6);
    assertEquals(2, configuration.get(8 + spsLength));
  }

  @Test
  void allFramesHaveTheSameDuration() {
    ByteBuffer times = boxes.get("stts");
    assertEquals(1, times.getInt(4), "entries");
    assertEquals(46, times.getInt(8), "frames");
    assertEquals(boxes.get("mdhd").getInt(12), 30 * times.getInt(12), "units per second");
  }

  @Test
  void playbackBeginsWithTheFirstPictureAndEndsAfterTheLast() {
    ByteBuffer edits = boxes.get("elst");
    int unit = boxes.get("stts").getInt(12);
    assertEquals(1, edits.getInt(4), "edits");
    assertEquals(46 * unit, edits.getInt(8), "length");
    assertEquals(unit, edits.getInt(12), "start: one frame is decoded ahead");
  }

  @Test
  void containsNeitherDateNorVersion() {
    assertEquals(0, boxes.get("mvhd").getInt(4));
    assertEquals(0, boxes.get("tkhd").getInt(4));
    assertEquals(0, boxes.get("mdhd").getInt(4));
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    assertFalse(text.contains("Lavf"));
    assertFalse(text.contains("x264"));
  }
}
