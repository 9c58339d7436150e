package zoetrope.internal.vector.film;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.vector.XmlText;

/**
 * A page that plays a film of paths, in one file. A content security policy permits only its own
 * script and styles, and no resources from other servers.
 *
 * @param title the title of the page
 * @param language the language of the film, as in the {@code lang} attribute of HTML
 * @param aspect the width of the film divided by its height
 */
public record PlayerPage(String title, String language, double aspect) {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\w+)}");

  /** The script that opens the film, after all pieces of it. */
  private static final String OPEN = "openFilm()";

  /** The bytes of a piece of the film; a multiple of 3, so that Base64 needs no padding. */
  private static final int PIECE_BYTES = 3 << 20;

  /** Writes the page with the film of a file. */
  public void write(Path page, Path film) throws IOException {
    try (InputStream in = Files.newInputStream(film);
        OutputStream out = new BufferedOutputStream(Files.newOutputStream(page))) {
      out.write(head().getBytes(StandardCharsets.UTF_8));
      for (byte[] piece = in.readNBytes(PIECE_BYTES);
          piece.length > 0;
          piece = in.readNBytes(PIECE_BYTES)) {
        out.write(ascii("<script type=\"text/plain\" data-film>"));
        out.write(Base64.getEncoder().encode(piece));
        out.write(ascii("</script>\n"));
      }
      out.write(ascii("<script>" + OPEN + "</script>\n</body>\n</html>\n"));
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private String head() {
    String style = PlayerScript.read("page.css").replace("ASPECT", String.valueOf(aspect));
    String script = PlayerScript.ofPage();
    String policy =
        Messages.of(
            "default-src 'none'; script-src %s %s; style-src %s; media-src blob:; img-src blob:;"
                + " base-uri 'none'; form-action 'none'",
            hash(script), hash(OPEN), hash(style));
    Map<String, String> values = new LinkedHashMap<>();
    values.put("language", XmlText.of(language));
    values.put("policy", policy);
    values.put("title", XmlText.of(title));
    values.put("style", style);
    values.put("script", script);
    return PLACEHOLDER
        .matcher(PlayerScript.read("page.html"))
        .replaceAll(place -> Matcher.quoteReplacement(values.get(place.group(1))));
  }

  private static String hash(String content) {
    byte[] digest = ContentKey.sha256().digest(content.getBytes(StandardCharsets.UTF_8));
    return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
  }
}
