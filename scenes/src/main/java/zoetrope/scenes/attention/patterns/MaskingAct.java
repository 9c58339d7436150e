package zoetrope.scenes.attention.patterns;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import zoetrope.animation.Animation;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.shapes.Dot;
import zoetrope.mobject.shapes.Square;
import zoetrope.mobject.text.Text;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;
import zoetrope.scenes.components.PatternGrid;

/**
 * The act that names the grid the attention pattern, and then masks it: no word may attend to a
 * later one. The result is the title of the grid.
 */
final class MaskingAct extends Act<Text> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final Story story;
  private final GridAct.Result grid;
  private final SoftmaxAct.Result softmax;
  private final Text title;

  MaskingAct(Story story, GridAct.Result grid, SoftmaxAct.Result softmax) {
    this.story = story;
    this.grid = grid;
    this.softmax = softmax;
    title = text("Attention\nPattern").fontSize(120);
    if (FrameShape.current() == FrameShape.PORTRAIT) {
      title.setMaxWidth(3.5).moveTo(softmax.lines(), UL);
    } else {
      title.moveTo(softmax.lines(), UL).shift(LEFT);
    }
  }

  @Override
  protected Text construct() {
    narration.tell("This grid is the attention pattern.");
    nameThePattern();
    if (!story.isAlone() && !story.looksAhead()) {
      narration.tell("No word may look at later ones: those are to be predicted.");
      mask();
    }
    narration.finish();
    return title;
  }

  private void nameThePattern() {
    double[][] values = story.weights();
    for (int key = 0; key < story.size(); key++) {
      for (int query = 0; query < story.size(); query++) {
        grid.discs().get(key).get(query).setWidth(diameter(values[key][query]));
      }
    }
    play(
        fadeOut(softmax.weights()).lagRatio(0.001).runTime(2),
        fadeIn(grid.discs()).lagRatio(0.001).runTime(2),
        write(title).runTime(2));
    pause();
  }

  /** Returns the diameter of a disc. The smallest is a dot that is still visible. */
  private double diameter(double weight) {
    return story.shrink() * Math.max(0.06, 2 * PatternGrid.radius(weight, 0.475));
  }

  private void mask() {
    List<Dot> masked = new ArrayList<>();
    for (int key = 1; key < story.size(); key++) {
      for (int query = 0; query < key; query++) {
        masked.add(grid.discs().get(key).get(query));
      }
    }
    var dots = group(masked);
    double lag = 1.0 / dots.size();
    Group<Square> marks = dots.map(dot -> square(0.5).setStroke(RED, 2).moveTo((Mobject<?>) dot));
    play(showCreation(marks).lagRatio(lag));
    List<Animation<?>> shrinking = new ArrayList<>();
    for (Dot dot : dots) {
      shrinking.add(animate(dot, d -> d.scale(0)));
    }
    play(laggedStart(shrinking).lagRatio(lag));
    // The remaining weights share the weight that the later words had.
    double[][] causal = story.causalWeights();
    List<Animation<?>> sharing = new ArrayList<>();
    sharing.add(fadeOut(marks).lagRatio(lag));
    for (int key = 0; key < story.size(); key++) {
      for (int query = key; query < story.size(); query++) {
        double width = diameter(causal[key][query]);
        Dot disc = grid.discs().get(key).get(query);
        if (Math.abs(width - disc.width()) > 1e-3) {
          sharing.add(animate(disc, d -> d.setWidth(width)));
        }
      }
    }
    play(sharing);
    pause();
  }
}
