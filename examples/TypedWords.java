import static zoetrope.Zoetrope.*;

/** Texts are typed by letters or words and deleted by letters, with and without a cursor. */
public final class TypedWords extends Scene {
  // still: 7
  @Override
  protected void construct() {
    var command = text("render TypedWords --quality high").font("CMU Typewriter Text");
    var prompt = text(">").font("CMU Typewriter Text").setColor(GREEN);
    group(prompt, command).arrange(RIGHT, 0.4).moveTo(up(2));
    var cursor = rectangle(0.08, 0.6).setStroke(WHITE, 0).setFill(GREEN, 1);
    cursor.nextTo(prompt, RIGHT, 0.4);
    add(prompt);
    play(blink(cursor).blinks(2).timeOn(0.25).timeOff(0.25));
    play(typeWithCursor(command, cursor).timePerUnit(0.08));

    var letters = text("A letter at a time is slow to read,").setColor(YELLOW);
    var words = text("a word at a time is how we speak.").setColor(TEAL);
    group(letters, words).arrange(DOWN, 0.5).shift(down(0.7));
    play(addTextLetterByLetter(letters).timePerUnit(0.06));
    play(addTextWordByWord(words).timePerUnit(0.25));
    pause(0.5);
    play(removeTextLetterByLetter(letters).timePerUnit(0.03));
    play(untypeWithCursor(command, cursor).timePerUnit(0.04));
    play(animate(words, w -> w.moveTo(ORIGIN).scale(1.4)));
    pause();
  }
}
