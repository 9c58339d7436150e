import static zoetrope.Zoetrope.*;

import zoetrope.scene.Fault;

/** Scripts of the bundled fonts, and parts of texts found by their characters. */
public final class WordsOfTheWorld extends Scene {
  @Override
  protected void construct() {
    var title = text("Words of the world").toEdge(UP);
    var hebrew = text("שלום עולם (123)").colorPart("עולם", BLUE);
    var arabic = text("سلام, 123 مرحبا بالعالم").colorPart("بالعالم", YELLOW);
    var mixed = text("Left, then שלום and مرحبا, then right");
    mixed.colorPart("שלום", BLUE).colorPart("مرحبا", YELLOW);
    var words =
        group(
            text("Καλημέρα κόσμε").colorPart("κόσμε", TEAL),
            text("Привет, мир").colorPart("мир", RED),
            text("Tiếng Việt: chào thế giới").colorPart("thế giới", GREEN),
            hebrew,
            arabic,
            mixed,
            text("Բարեւ   გამარჯობა   こんにちは   你好   ☺ 😀"));
    words.scale(0.9).arrange(DOWN, 0.35).nextTo(title, DOWN, 0.4);
    play(write(title));
    play(laggedStart(words, line -> write(line)).lagRatio(0.5).runTime(5));
    var frame = surroundingRectangle(hebrew.part("שלום"));
    allow(Fault.CLASH, "the frame encloses a word without the comma beside it", frame);
    play(showCreation(frame));
    play(animate(frame, f -> f.surround(arabic.part("سلام"), 0.1)));
    play(animate(frame, f -> f.surround(mixed.part("שלום"), 0.1)));
    pause();
  }
}
