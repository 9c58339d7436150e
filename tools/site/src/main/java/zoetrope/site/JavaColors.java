package zoetrope.site;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Marks comments, texts and keywords of Java's in the code of pages, for their style sheet. */
final class JavaColors {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//[^\n]*|/\\*.*?\\*/)"
              + "|(?<text>\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+')"
              + "|(?<word>@\\w+|\\b(?:abstract|boolean|break|case|catch|class|continue|default|do"
              + "|double|else|enum|extends|final|for|if|implements|import|int|interface|long|new"
              + "|null|package|private|protected|public|record|return|static|super|switch|this"
              + "|throw|throws|true|false|try|var|void|while)\\b)",
          Pattern.DOTALL);

  private JavaColors() {}

  /** Marks all code of Java in a page: {@code language-java}, or {@code class="java"}. */
  static void mark(Document page) {
    for (Element code : page.select("code.language-java, pre.java")) {
      if (code.children().isEmpty()) {
        code.html(marked(code.wholeText()));
      }
    }
  }

  private static String marked(String source) {
    StringBuilder html = new StringBuilder();
    Matcher token = TOKEN.matcher(source);
    int last = 0;
    while (token.find()) {
      html.append(SiteFolder.escape(source.substring(last, token.start())));
      String kind = token.group("comment") != null ? "c" : token.group("text") != null ? "s" : "k";
      html.append("<span class=\"" + kind + "\">" + SiteFolder.escape(token.group()) + "</span>");
      last = token.end();
    }
    return html.append(SiteFolder.escape(source.substring(last))).toString();
  }
}
