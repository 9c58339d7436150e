import static zoetrope.Zoetrope.*;

/** A program in three themes. */
public final class CodeThemes extends Scene {
  @Override
  protected void construct() {
    var source = "int half(int n) {\n  return n / 2; // rounds down\n}";
    var listings =
        group(
            code(source, "java").window(),
            code(source, "java").window().theme("dracula").font("DejaVu Sans Mono"),
            code(source, "java").window().theme("one-light").lineNumbers());
    add(listings.arrange(RIGHT, 0.3).setWidth(13));
    pause();
  }
}
