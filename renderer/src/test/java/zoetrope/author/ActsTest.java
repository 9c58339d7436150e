package zoetrope.author;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.frame.Frame;
import zoetrope.frame.FrameRate;
import zoetrope.mobject.shapes.Circle;
import zoetrope.mobject.shapes.Square;
import zoetrope.scene.Act;
import zoetrope.scene.FrameRange;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.Scene;
import zoetrope.scene.Stage;
import zoetrope.scene.StageResult;
import zoetrope.scene.StageSettings;

class ActsTest {
  private static final class Entrance extends Act<Entrance.Result> {
    record Result(Square square, double chance) {}

    @Override
    protected Result construct() {
      var square = new Square();
      double chance = random().nextDouble();
      play(fadeIn(square));
      perform(new Turn(square));
      return new Result(square, chance);
    }
  }

  private static final class Turn extends Act<Void> {
    private final Square square;

    Turn(Square square) {
      this.square = square;
    }

    @Override
    protected Void construct() {
      play(rotate(square).runTime(2));
      return null;
    }
  }

  private static StageResult run(Scene scene, List<Frame> frames) {
    StageSettings settings = StageSettings.of(FrameRate.of(10));
    return Stage.run(scene, settings, FrameRange.ALL, (frame, count) -> frames.add(frame));
  }

  @Test
  void anActContinuesItsScene() {
    var scene =
        new Scene() {
          @Override
          protected void construct() {
            add(new Circle());
            Entrance.Result entrance = perform(new Entrance());
            assertTrue(isOnStage(entrance.square()));
            assertEquals(3, time());
            pause();
          }
        };
    List<Frame> frames = new ArrayList<>();
    StageResult result = run(scene, frames);
    assertEquals(4, result.duration().seconds());
    assertEquals(
        List.of(0.0, 1.0, 3.0), result.plays().stream().map(p -> p.start().seconds()).toList());
    assertEquals(2, frames.get(frames.size() - 1).items().size());
  }

  @Test
  void anActUsesTheRandomNumbersOfItsScene() {
    var inAct = new double[1];
    var inScene = new double[1];
    run(
        new Scene() {
          @Override
          protected void construct() {
            inAct[0] = perform(new Entrance()).chance();
          }
        },
        new ArrayList<>());
    run(
        new Scene() {
          @Override
          protected void construct() {
            inScene[0] = random().nextDouble();
            pause();
          }
        },
        new ArrayList<>());
    assertEquals(inScene[0], inAct[0]);
  }

  @Test
  void aPlayOfAnActHasTheLineOfTheAct() {
    List<Frame> frames = new ArrayList<>();
    StageResult result =
        run(
            new Scene() {
              @Override
              protected void construct() {
                perform(new Entrance());
              }
            },
            frames);
    PlayRecord turn = result.plays().get(1);
    assertEquals("ActsTest.java", turn.file());
    assertTrue(turn.line() > result.plays().get(0).line());
  }

  @Test
  void rejectsAnActThatIsPerformedTwice() {
    var act = new Entrance();
    var scene =
        new Scene() {
          @Override
          protected void construct() {
            perform(act);
            perform(act);
          }
        };
    var error = assertThrows(RuntimeException.class, () -> run(scene, new ArrayList<>()));
    assertTrue(messages(error).contains("performed twice"), messages(error));
  }

  @Test
  void rejectsAPlayOfAnActOutsideAScene() {
    var act =
        new Act<Void>() {
          @Override
          protected Void construct() {
            pause();
            return null;
          }

          void early() {
            pause();
          }
        };
    var error = assertThrows(IllegalStateException.class, act::early);
    assertTrue(error.getMessage().contains("construct()"), error.getMessage());
  }

  private static String messages(Throwable error) {
    return error == null ? "" : error.getMessage() + " / " + messages(error.getCause());
  }
}
