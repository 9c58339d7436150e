package zoetrope.site;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import zoetrope.mobject.code.CodeToken;
import zoetrope.mobject.code.Highlighter;
import zoetrope.mobject.code.Language;

/** Marks comments, strings and keywords in Java and Python code for the style sheet. */
final class JavaColors {
  private JavaColors() {}

  static void mark(Document page) {
    for (Element code : page.select("code.language-java, pre.java")) {
      if (code.children().isEmpty()) {
        String marked = marked(code.wholeText(), Language.JAVA);
        // Code in a narrow column wraps between calls.
        boolean isNarrow = code.parent() != null && code.parent().hasClass("result");
        code.html(isNarrow ? marked.replaceAll("(?<=\\))\\.(?=\\w)", "<wbr>.") : marked);
      }
    }
    for (Element code : page.select("code.language-python")) {
      code.html(marked(code.wholeText(), Language.PYTHON));
    }
  }

  private static String marked(String source, Language language) {
    StringBuilder html = new StringBuilder();
    int last = 0;
    for (CodeToken token : Highlighter.tokens(source, language)) {
      String text = token.span().of(source);
      String kind = kind(token, text);
      html.append(SiteFolder.escape(source.substring(last, token.span().start())));
      html.append(kind.isEmpty() ? "" : "<span class=\"" + kind + "\">");
      html.append(SiteFolder.escape(text)).append(kind.isEmpty() ? "" : "</span>");
      last = token.span().end();
    }
    return html.append(SiteFolder.escape(source.substring(last))).toString();
  }

  private static String kind(CodeToken token, String text) {
    return switch (token.kind()) {
      case COMMENT -> "c";
      case STRING -> "s";
      case KEYWORD, IMPORT, BUILTIN, ANNOTATION -> "k";
      case TYPE -> Character.isLowerCase(text.charAt(0)) ? "k" : "";
      default -> "";
    };
  }
}
