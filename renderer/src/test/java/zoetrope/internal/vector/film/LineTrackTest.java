package zoetrope.internal.vector.film;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Vec;
import zoetrope.internal.vector.DrawnLine;

/** The texts of a film and their places in time. */
class LineTrackTest {
  private static final int UNITS_PER_PIXEL = 10;

  private final LineTrack track = new LineTrack(VectorSegmentEncoder.UNITS / UNITS_PER_PIXEL, 10);

  private static DrawnLine line(String text, double x) {
    return new DrawnLine(text, Vec.of(x, 50), 30, 20, Math.PI / 2);
  }

  @Test
  void leavesOutPlacesOfEvenMoves() {
    for (int frame = 0; frame <= 20; frame += 2) {
      track.add(frame, frame, List.of(line("moves", 100 + 10 * frame)));
    }
    track.add(22, 30, List.of());
    List<Object> expected =
        List.of("moves", 22L, 0L, 1000, 500, 300, 200, 9000, 20L, 2000, 0, 0, 0, 0);
    assertEquals(List.of(expected), track.in(0, 31));
  }

  @Test
  void leavesOutTextsThatAreShownForAMoment() {
    track.add(0, 0, List.of(line("1", 0)));
    track.add(1, 1, List.of(line("2", 0)));
    track.add(2, 9, List.of(line("3", 0)));
    assertEquals(
        List.of(List.of("3", 10L, 2L, 0, 500, 300, 200, 9000, 7L, 0, 0, 0, 0, 0)), track.in(0, 10));
  }

  @Test
  void countsTheFramesOfAPartFromItsBeginning() {
    track.add(0, 40, List.of(line("same", 0), line("same", 50)));
    List<Object> lines = track.in(10, 30);
    assertEquals(2, lines.size());
    assertEquals(List.of("same", 20L, -10L), ((List<?>) lines.get(0)).subList(0, 3));
  }
}
