package zoetrope.scenes.models;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zoetrope.animation.Animation;
import zoetrope.attention.model.HeadRole;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.Conventions;
import zoetrope.scenes.components.FrameShape;

/** The act that enlarges one head of the wall, with its tokens and its role. */
final class CloseAct extends Act<Void> {
  private final Commentary narration = new Commentary(this::say, this::time, this::pauseUntil);

  private final FrameShape shape = FrameShape.current();
  private final double size = shape.choose(5.2, 5, 5.4);

  private final ModelHeads heads;
  private final ModelHeads.NotableHead notable;
  private final WallAct.Result wall;

  CloseAct(ModelHeads heads, ModelHeads.NotableHead notable, WallAct.Result wall) {
    this.heads = heads;
    this.notable = notable;
    this.wall = wall;
  }

  @Override
  protected Void construct() {
    var small = wall.panels().get(notable.layer()).get(notable.head());
    var frame = surroundingRectangle(small.ground).buff(0.03).setStroke(YELLOW, 4);
    play(create(frame));
    var big =
        new HeadPanel(
            heads.pattern(notable.layer(), notable.head()),
            shape.choose(at(-1.9, -0.75), at(0.6, 0.7), at(0.8, 1.6)),
            size);
    List<Animation<?>> grown = new ArrayList<>();
    grown.add(transformFromCopy(small.ground, big.ground));
    for (int i = 0; i < big.discs.size(); i++) {
      grown.add(transformFromCopy(small.discs.get(i), big.discs.get(i)));
    }
    grown.add(fadeOut(frame));
    grown.add(fadeOut(wall.wall()));
    play(lasting(2), grown.toArray(new Animation<?>[0]));

    var labels = big.names(heads.tokens());
    narration.tell("This head looks at " + notable.role().words() + ".");
    var title = title();
    var legend = big.legend().moveTo(shape.choose(at(title.x(), -2.4), at(2.6, -3.1), at(0, -6)));
    play(fadeIn(labels), fadeIn(title), fadeIn(legend));
    pause(3);
    play(goBack(big, small, group(labels, title, legend)));
    remove(big.all());
    narration.finish();
    return null;
  }

  /**
   * Returns animations that shrink the panel to its place in front of the wall and remove the text
   * beside it.
   */
  private List<Animation<?>> goBack(HeadPanel big, HeadPanel small, Group<?> words) {
    // Objects that are not on the stage are added in the order of the animations.
    remove(big.all());
    List<Animation<?>> back = new ArrayList<>();
    back.add(fadeIn(wall.wall()));
    back.add(fadeOut(words).runTime(0.3));
    back.add(transform(big.ground, small.ground.copy()));
    for (int i = 0; i < big.discs.size(); i++) {
      back.add(transform(big.discs.get(i), small.discs.get(i).copy()));
    }
    return back;
  }

  private Group<Mobject<?>> title() {
    var place = text(Conventions.place(notable.layer(), notable.head())).fontSize(40);
    place.moveTo(shape.choose(at(1.5, 1.2), at(-3.9, -2.55), at(0, -2.7)), LEFT);
    var lines = notable.role().words() + "\ngets " + score() + " of the weight";
    var role = text(when() + "\n" + lines).fontSize(32).setColor(GREY_A);
    role.colorPart(notable.role().words(), YELLOW);
    role.moveTo(shape.choose(at(1.5, -0.2), at(-4.2, -3.7), at(-3, -4.2)), LEFT);
    if (shape == FrameShape.PORTRAIT) {
      role.setX(0);
    }
    place.setX(role.x());
    return group(place, role);
  }

  /**
   * Returns the words for the tokens over which the weights are averaged. For the role {@link
   * HeadRole#SAME}, these are only the tokens of words that occur twice.
   */
  private String when() {
    return notable.role() == HeadRole.SAME ? "Where a word occurs\nmore than once," : "On average";
  }

  private String score() {
    return String.format(Locale.ROOT, "%.0f %%", 100 * notable.score());
  }
}
