package zoetrope.render.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.frame.FrameRate;
import zoetrope.render.result.UsageException;
import zoetrope.scene.FrameRange;

class TimePointTest {
  private static final FrameRate SIXTY = FrameRate.of(60);

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "12.5, 750",
    "12.5s, 750",
    "0.0166, 0",
    "0.0167, 1",
    "frame:750, 750",
    "end, 999"
  })
  void aTimeMeansTheLastFrameAtOrBeforeIt(String text, long frame) {
    assertEquals(frame, TimePoint.parse(text).frameAt(SIXTY, 1000));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-1", "1e3", "NaN", "12.5.1", "frame:", "frame:-1", "END", "1,5", "12 s"})
  void refusesOtherTextsAndListsTheAcceptedForms(String text) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> TimePoint.parse(text)).getMessage();
    assertTrue(message.contains("'" + text + "'") && message.contains("frame:750"), message);
  }

  @Test
  void aRangeHoldsTheFramesFromItsStartToBeforeItsEnd() {
    assertEquals(new FrameRange(60, 120), range("1", "2").resolve(SIXTY, 1000));
    assertEquals(new FrameRange(61, 120), range("1.001", "frame:120").resolve(SIXTY, 1000));
    assertEquals(new FrameRange(0, 1000), TimeRange.ALL.resolve(SIXTY, 1000));
  }

  @Test
  void adjacentRangesContainEachFrameExactlyOnce() {
    FrameRate odd = new FrameRate(30000, 1001);
    FrameRange first = range("0", "3.3337").resolve(odd, 300);
    FrameRange second = range("3.3337", "end").resolve(odd, 300);
    assertEquals(0, first.from());
    assertEquals(first.to(), second.from());
    assertEquals(300, second.to());
  }

  @Test
  void anEndBeyondTheFilmMeansTheFilmsEnd() {
    TimeRange range = range("1", "100");
    assertEquals(new FrameRange(60, 1000), range.resolve(SIXTY, 1000));
    assertTrue(range.endsBeyond(SIXTY, 1000));
  }

  @ParameterizedTest
  @CsvSource({"17, end", "frame:1000, end", "5, 5", "5, 4"})
  void aRangeWithoutFramesIsRefused(String from, String to) {
    assertThrows(UsageException.class, () -> range(from, to).resolve(SIXTY, 1000));
  }

  @Test
  void theRefusalNamesTheLength() {
    String message =
        assertThrows(UsageException.class, () -> range("17", "end").resolve(SIXTY, 990))
            .getMessage();
    assertTrue(message.contains("16.500 s (990 frames)"), message);
  }

  private static TimeRange range(String from, String to) {
    return new TimeRange(TimePoint.parse(from), TimePoint.parse(to));
  }
}
