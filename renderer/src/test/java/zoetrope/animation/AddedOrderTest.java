package zoetrope.animation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import zoetrope.author.Runs;
import zoetrope.scene.FrameRange;

/** Mobjects that are added during a play have the same order for any selection of frames. */
class AddedOrderTest {
  private static List<Animation<?>> rows() {
    List<Animation<?>> rows = new ArrayList<>();
    for (int row = 0; row < 3; row++) {
      List<Animation<?>> moves = new ArrayList<>();
      for (int i = 0; i < 6; i++) {
        var dot = dot(at(i, row)).setColor(i % 2 == 0 ? RED : BLUE);
        moves.add(succession(waiting(0.1), animate(dot, d -> d.shift(UP))));
      }
      rows.add(laggedStart(moves).lagRatio(0.3));
    }
    return rows;
  }

  @Test
  void laggedCopiesInSeveralRowsHaveTheSameOrder() {
    requireSame(stage -> stage.playAll(laggedStart(rows()).lagRatio(0.05)));
  }

  @Test
  void parallelSuccessionsHaveTheSameOrderAndResult() {
    requireSame(
        stage -> {
          var first = succession(waiting(0.4), animate(dot(), d -> d.shift(UP)));
          var second = succession(waiting(0.2), animate(square(), d -> d.shift(UP)));
          stage.playAll(first, changeSpeed(second, Map.of(0.5, 2.0)));
          stage.playAll(fadeIn(circle()));
        });
  }

  private static void requireSame(Consumer<Runs.Sketch> play) {
    Runs.Run all = Runs.run(FrameRange.ALL, play);
    for (int k = 0; k < all.frames().size(); k += 7) {
      Runs.Run jumped = Runs.run(FrameRange.only(k), play);
      assertEquals(all.frames().get(k), jumped.frames().get(0), "frame " + k);
    }
  }
}
