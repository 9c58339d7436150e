package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.scene.FrameRange;
import zoetrope.scene.FrameSink;
import zoetrope.scene.Stage;
import zoetrope.scene.StageSettings;

/** Sinks that throw anything, under scenes that catch everything. */
@Timeout(20)
class ThrowingSinkTest {
  private static final StageSettings SETTINGS = StageSettings.of(FrameRate.of(10));

  /** A scene that moves a dot and catches every failure. */
  private static final class Stubborn extends Scene {
    @Override
    protected void construct() {
      var dot = dot();
      add(dot);
      for (int i = 0; i < 5; i++) {
        try {
          play(animate(dot, d -> d.shift(RIGHT)));
        } catch (Throwable e) {
          dot.setColor(RED);
        }
      }
    }
  }

  /** A scene that wraps the exceptions it catches. */
  private static final class Wrapping extends Scene {
    @Override
    protected void construct() {
      try {
        pause(1);
        pause(1);
      } catch (Throwable e) {
        throw new IllegalStateException("something went wrong", e);
      }
    }
  }

  /** A sink that fails on the second frame. */
  private static final class Failing implements FrameSink {
    private final Throwable error;
    private int received;

    Failing(Throwable error) {
      this.error = error;
    }

    @Override
    public void accept(Frame frame, long count) {
      if (++received == 2) {
        throw ThrowingSinkTest.<RuntimeException>unchecked(error);
      }
    }
  }

  @SuppressWarnings("unchecked") // the purpose of this method
  private static <E extends Throwable> E unchecked(Throwable error) throws E {
    throw (E) error;
  }

  static Stream<Throwable> errors() {
    return Stream.of(
        new IllegalStateException("full"),
        new CancellationException("enough"),
        new StackOverflowError(),
        new OutOfMemoryError("as if"),
        new AssertionError("wrong"),
        new IOException("not declared"));
  }

  @ParameterizedTest
  @MethodSource("errors")
  void theRunThrowsTheSinksExceptionEvenIfTheSceneCatchesIt(Throwable error) {
    Failing sink = new Failing(error);
    assertThrown(error, () -> Stage.run(new Stubborn(), SETTINGS, FrameRange.ALL, sink));
    assertEquals(2, sink.received);
  }

  @ParameterizedTest
  @MethodSource("errors")
  void theSinksExceptionIsNotAFailureOfTheScene(Throwable error) {
    FrameSink sink =
        (frame, count) -> {
          throw ThrowingSinkTest.<RuntimeException>unchecked(error);
        };
    assertThrown(error, () -> Stage.run(new Wrapping(), SETTINGS, FrameRange.ALL, sink));
    assertThrown(error, () -> Stage.run(new Wrapping(), SETTINGS, FrameRange.END, sink));
  }

  private static void assertThrown(Throwable error, Executable run) {
    Throwable thrown = assertThrows(Throwable.class, run);
    assertSame(error, thrown instanceof UndeclaredThrowableException e ? e.getCause() : thrown);
  }
}
