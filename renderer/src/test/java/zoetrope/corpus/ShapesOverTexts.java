package zoetrope.corpus;

import static zoetrope.Zoetrope.*;

import zoetrope.color.Color;

/** Shapes that move onto texts. */
final class ShapesOverTexts extends FlatScene {
  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "block", from = 1, by = 1.067)
  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "block", from = 1, by = 1.067, variant = 1)
  void aBlockSlidesOverAWord() {
    var word = text("friction").setWidth(3);
    var block = square(1).setFill(variant == 0 ? BLUE : MAROON, 1).moveTo(left(6));
    add(word, block);
    play(animate(block, b -> b.moveTo(right(6))).rate(LINEAR).runTime(3));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "spot", from = 1.2, by = 1.267)
  void aDotRunsAlongAPathThroughALabel() {
    var way = arcBetweenPoints(left(4), right(4), -PI / 2);
    var label = text("top").setWidth(1.2).moveTo(way.pointAt(0.5));
    var spot = dot(left(4), 0.25).setColor(RED);
    add(label, spot);
    play(moveAlongPath(spot, way).rate(LINEAR).runTime(3));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "blob", from = 0.933, by = 1)
  void aBlobGrowsOverACaption() {
    var caption = text("caption").setWidth(2).moveTo(down(1.5));
    add(caption);
    pause(0.3);
    var blob = circle(2.2).setFill(GREEN, 1);
    play(growFromCenter(blob).rate(LINEAR));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "bar", from = 1, by = 1.067)
  void aBarGrowsOverItsName() {
    var bar = rectangle(1, 0.5).setFill(TEAL, 1).setStroke(TEAL, 0).moveTo(down(2), DOWN);
    var name = text("sales").setWidth(1.2).moveTo(up(0.3));
    add(name, bar);
    play(animate(bar, b -> b.stretchToHeight(4.5).moveTo(down(2), DOWN)).rate(LINEAR).runTime(2.5));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "hand", from = 0.6, by = 0.667)
  void aClockHandSweepsOverANumber() {
    var hand = line(ORIGIN, up(2.5)).setStroke(YELLOW, 10);
    var hour = text("2").scale(1.5).moveTo(right(2).rotate(PI / 6));
    add(hour, hand);
    play(rotate(hand, -PI / 2).about(ORIGIN).rate(LINEAR).runTime(1));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "lid", from = 0.667, by = 1)
  void aLidIsFadedInOverAFormula() {
    var formula = tex("E = m c^2").scale(1.5);
    play(write(formula).runTime(0.5));
    var lid = rectangle(1.6, 1.4).setFill(GREY_D, 1).moveTo(left(0.6));
    play(fadeIn(lid));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "shape", from = 0.2, by = 0.267)
  void aSquareBecomesALongBar() {
    var word = text("beside").setWidth(2).moveTo(right(2.5));
    var shape = square(2).setFill(PURPLE, 1).setStroke(PURPLE, 0);
    add(word, shape);
    play(transform(shape, rectangle(7, 2).setFill(PURPLE, 1).setStroke(PURPLE, 0)).rate(LINEAR));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "ball", from = 0.867, by = 0.933)
  void aBallFallsByAnUpdater() {
    var word = text("floor").setWidth(2.4).moveTo(down(1));
    var ball = dot(up(3), 0.4).setColor(ORANGE);
    ball.addUpdater((b, dt) -> b.shift(down(4 * dt)));
    add(word, ball);
    pause(1.5);
    ball.clearUpdaters();
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "tiles", from = 1.333, by = 1.4)
  void tilesAreMovedOntoAHeading() {
    var tiles = square(0.8).setFill(BLUE_D, 1).replicate(6).arrangeInGrid(2, 3, 0.2);
    tiles.moveTo(down(2));
    var heading = text("Results").setWidth(2.6).moveTo(up(2));
    add(heading, tiles);
    play(animate(tiles, t -> t.moveTo(up(2.2))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "trace", from = 0.733, by = 0.8)
  void aTraceIsDrawnThroughALabel() {
    var label = text("start").setWidth(1.5).moveTo(left(0.4));
    var pen = dot(left(4)).setColor(YELLOW);
    var trace = tracedPath(pen::center).setStroke(YELLOW, 8);
    add(label, trace, pen);
    play(animate(pen, p -> p.moveTo(right(4))).rate(LINEAR).runTime(2));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "picture")
  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "picture", variant = 1, tall = true)
  void aPictureOnAText() {
    var text = text("see the picture").setWidth(4).moveTo(at(0, 0.4));
    Color[][] pixels = new Color[8][8];
    for (int i = 0; i < 64; i++) {
      pixels[i / 8][i % 8] = (i + i / 8) % 2 == 0 ? GREY_D : BLUE_E;
    }
    var picture = imageMobject(pixels).setHeight(2).moveTo(right(1.2));
    add(text, picture);
  }

  @Seeded(
      value = FaultKind.SHAPE_OVER_TEXT,
      object = "curtain",
      from = 0.867,
      by = 0.867,
      tall = true)
  void aCurtainFallsOverAText() {
    var text = text("intermission").setWidth(5).moveTo(up(1));
    var curtain = rectangle(9, 8).setFill(RED_E, 1).moveTo(up(8), DOWN);
    add(text, curtain);
    play(animate(curtain, c -> c.moveTo(ORIGIN, DOWN)).rate(LINEAR).runTime(1));
    play(animate(curtain, c -> c.shift(up(8.5))).rate(LINEAR).runTime(1));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "sector", from = 0.467, by = 0.533)
  void aPieSliceTurnsOverItsShare() {
    var share = text("25 %").setWidth(1.4).moveTo(at(1.2, 1.2));
    var sector = sector(2.5, PI / 2, -PI / 2).setFill(GOLD, 1);
    add(share, sector);
    play(rotate(sector, PI / 2).about(ORIGIN).rate(LINEAR).runTime(1.5));
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "train", from = 1.133, by = 1.2)
  void aTrainOfBoxesPassesOverANote() {
    var note = text("no entry").setWidth(2);
    var train = rectangle(1, 0.7).setFill(GREEN_E, 1).replicate(3).arrange(RIGHT, 0.1);
    train.moveTo(left(5.2));
    add(note, train);
    pause(0.5);
    var out = animate(train, t -> t.moveTo(right(5.2))).rate(LINEAR).runTime(2.5);
    play(out);
  }

  @Seeded(value = FaultKind.SHAPE_OVER_TEXT, object = "strike", from = 0.667, by = 0.733)
  void aThickLineIsDrawnOverAWord() {
    var word = text("important").setWidth(4);
    add(word);
    pause(0.4);
    var strike = line(at(-4, -0.1), at(4, 0.2)).setStroke(BLUE, 14);
    play(create(strike).rate(LINEAR));
  }
}
