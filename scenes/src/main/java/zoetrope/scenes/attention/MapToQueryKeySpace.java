package zoetrope.scenes.attention;

import static zoetrope.Zoetrope.*;

import java.util.Locale;
import zoetrope.attention.LinearMap;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.coordinates.GridStyle;
import zoetrope.mobject.coordinates.NumberPlane;
import zoetrope.mobject.coordinates.Range;
import zoetrope.mobject.coordinates.ThreeDAxes;
import zoetrope.mobject.lines.Arrow;
import zoetrope.mobject.text.Text;
import zoetrope.scene.Parameter;
import zoetrope.scenes.components.Commentary;
import zoetrope.scenes.components.FrameShape;

/**
 * A matrix maps the vector of a word from the space of embeddings, drawn in three dimensions, to
 * the space of queries and keys, drawn in two. The camera moves slowly around the first space. The
 * second space stays fixed in the frame.
 */
abstract class MapToQueryKeySpace extends Scene {
  private static final double FRAME_HEIGHT = 4.5;
  private static final Vec FRAME_CENTER = at(2.13, 1.11, 0.27);

  /** The direction of the camera at the beginning, in degrees. */
  private static final double FIRST_ANGLE = -32;

  /** The magnification of the space in a square or portrait frame. */
  private static final double STACKED_ZOOM = 2;

  private static final Vec SPACE_REACH = at(4, 3, 4);
  private static final double PLANE_REACH = 3;

  /**
   * The differences between the films of the two matrices.
   *
   * @param matrix the name of the matrix in TeX
   * @param color the colour of the matrix and of its results
   * @param map the map from the drawn space to the drawn plane, weights [2, 3]
   * @param word the word whose vector is mapped
   * @param position the word's position in its sentence, from 1
   * @param vector the coordinates of the embedding
   * @param meaning the meaning of the mapped vector, with {@code %d} for the position
   */
  record Story(
      String matrix,
      Color color,
      LinearMap map,
      String word,
      int position,
      String vector,
      String meaning) {}

  private final Story story;
  private final Parameter<String> word;
  private final Parameter<Integer> position;
  private final Parameter<String> vector;

  private ThreeDAxes space;
  private NumberPlane plane;
  private Arrow embedding;
  private Group<Mobject<?>> embeddingLabel;
  private Arrow image;
  private Text imageLabel;
  private FrameShape shape;

  MapToQueryKeySpace(Story story) {
    this.story = story;
    word = parameter("word", story.word(), "the word whose embedding is mapped");
    position =
        parameter("position", story.position(), "the position of the word in its sentence, from 1");
    vector =
        parameter(
            "vector",
            story.vector(),
            "the embedding of the word: three numbers separated by commas, within ±4, ±3 and ±4");
  }

  private final Commentary commentary = new Commentary(this::say, this::time, this::pauseUntil);

  @Override
  protected final void construct() {
    shape = FrameShape.compose(this::frameSize, 11.5, 8.6);
    section("From one space to another");
    if (position.get() < 1) {
      throw new IllegalArgumentException(
          "the parameter position is " + position.get() + ", but words are counted from 1");
    }
    drawEmbeddingSpace();
    drawQueryKeySpace();
    addTitles();
    showEmbedding();
    mapIt();
    forgetTheMeaning();
  }

  private void drawEmbeddingSpace() {
    Range wide = Range.of(-4, 4);
    space = threeDAxes(wide, Range.of(-3, 3), wide);
    var floor = numberPlane(wide, wide, GridStyle.lines(GREY, 1, 1).fadedLines(0));
    floor.rotate(PI / 2, RIGHT).moveTo(space);
    floor.axes().setOpacity(0);
    space.add(floor).setHeight(2);
    camera().setFloorPlaneXz().setFieldOfView(30 * DEGREES);
    aimTheCamera();
    camera().addAmbientRotation(1 * DEGREES);
    add(space);
  }

  /**
   * Looks at the space, which is left of the plane in a landscape frame and above it in other
   * frames.
   */
  private void aimTheCamera() {
    if (shape == FrameShape.LANDSCAPE) {
      camera().reorient(FIRST_ANGLE, 0, 0, FRAME_CENTER, FRAME_HEIGHT);
      return;
    }
    Vec origin = spaceOrigin();
    Vec rightwards = at(Math.cos(FIRST_ANGLE * DEGREES), 0, -Math.sin(FIRST_ANGLE * DEGREES));
    Vec center = rightwards.times(-origin.x()).plus(down(origin.y())).times(1 / STACKED_ZOOM);
    camera().reorient(FIRST_ANGLE, 0, 0, center, frameHeight() / STACKED_ZOOM);
  }

  /** Returns the position of the origin of the space in a square or portrait frame. */
  private Vec spaceOrigin() {
    return shape == FrameShape.PORTRAIT ? at(0, 3.3) : at(-1.6, 2.7);
  }

  private void drawQueryKeySpace() {
    Range range = Range.of(-PLANE_REACH, PLANE_REACH);
    var grid = GridStyle.lines(BLUE, 1, 0.75).faded(BLUE, 1, 0.25).fadedLines(1);
    plane = numberPlane(range, range, grid);
    var arrow = tex("\\longrightarrow").setColor(story.color());
    var name = tex(story.matrix()).fontSize(72).setColor(story.color());
    if (shape == FrameShape.LANDSCAPE) {
      plane.setHeight(3.5).toCorner(DR);
      arrow.setWidth(2).stretch(0.75, 1).nextTo(plane, LEFT, 1);
      name.nextTo(arrow.left(), UR, SMALL_BUFF).shift(right(0.25));
    } else {
      double size = shape.choose(3.5, 4.3, 5.4);
      plane.setHeight(size).toEdge(DOWN, 0.5).setX(spaceOrigin().x());
      arrow.setWidth(shape.choose(2, 1.1, 1.2)).rotate(-PI / 2);
      arrow.moveTo(at(plane.x(), shape.choose(0, 0, 0.55)));
      name.nextTo(arrow, RIGHT, MED_SMALL_BUFF);
    }
    add(plane.fixInFrame(), arrow.fixInFrame(), name.fixInFrame());
  }

  private void addTitles() {
    if (shape != FrameShape.LANDSCAPE) {
      var above = title("Embedding space", "12,288-dimensional");
      var below = title("Query/Key space", "128-dimensional");
      if (shape == FrameShape.PORTRAIT) {
        add(above.toEdge(UP, 0.5), below);
      } else {
        add(above.toEdge(RIGHT, 0.4).toEdge(UP, 0.7));
        add(below.toEdge(RIGHT, 0.4).setY(plane.y()));
      }
      return;
    }
    // The position of the origin of the space in the frame.
    double origin = -FRAME_CENTER.x() * 8 / FRAME_HEIGHT;
    add(title("Embedding space", "12,288-dimensional").setX(origin));
    add(title("Query/Key space", "128-dimensional").setX(plane.x()));
  }

  private Group<Text> title(String name, String size) {
    var title = text(name);
    var subtitle = text(size).scale(0.75).setFill(GREY_B).nextTo(title, DOWN, SMALL_BUFF);
    return group(title, subtitle).nextTo(plane, UP, MED_LARGE_BUFF).fixInFrame();
  }

  private void showEmbedding() {
    Vec coordinates = Coordinates.within(vector, SPACE_REACH);
    Vec tip = space.c2p(coordinates.x(), coordinates.y(), coordinates.z());
    embedding = arrow(space.origin(), tip).buff(0).setStroke(BLUE_B);
    var name = texText("``" + word.get() + "''").fontSize(24);
    var place = text("position " + position.get()).fontSize(16);
    place.nextTo(name, DOWN, SMALL_BUFF).setOpacity(0.75);
    embeddingLabel = group(name, place);
    embeddingLabel.setColor(BLUE_B).nextTo(tip, UP, SMALL_BUFF);
    commentary.tell("A word in the large space.");
    play(growArrow(embedding), fadeIn(embeddingLabel).fromPoint(space.origin()));
    pause(2);
  }

  private void mapIt() {
    Vec coordinates = imageOf(Coordinates.within(vector, SPACE_REACH));
    image = plane.vector(coordinates.x(), coordinates.y()).setStroke(story.color());
    String meaning = String.format(Locale.ROOT, story.meaning(), position.get());
    imageLabel = text(meaning).fontSize(30).setBackstroke(BLACK, 5);
    imageLabel.nextTo(image.end(), DOWN, 0.2);
    imageLabel.shift(right(Math.max(0, plane.x(LEFT) + SMALL_BUFF - imageLabel.x(LEFT))));
    imageLabel.shift(left(Math.max(0, imageLabel.x(RIGHT) + SMALL_BUFF - plane.x(RIGHT))));
    image.fixInFrame();
    imageLabel.fixInFrame();
    commentary.tell("A matrix takes it to a small one, where queries and keys can meet.");
    play(
        transformFromCopy(embedding, image).runTime(2),
        fadeTransform(embeddingLabel.copy(), imageLabel).runTime(2));
    pause(5);
  }

  private Vec imageOf(Vec point) {
    double[] mapped = story.map().apply(point.x(), point.y(), point.z());
    if (Math.max(Math.abs(mapped[0]), Math.abs(mapped[1])) > PLANE_REACH) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s takes the vector %s to (%.2f, %.2f), beyond the plane, which ends at %.0f."
                  + " Give the parameter vector smaller numbers",
              story.matrix(),
              vector.get(),
              mapped[0],
              mapped[1],
              PLANE_REACH));
    }
    return at(mapped[0], mapped[1]);
  }

  private void forgetTheMeaning() {
    commentary.tell("What it means there is for training to find.");
    play(fadeOut(imageLabel));
    pause(5);
    commentary.finish();
  }
}
