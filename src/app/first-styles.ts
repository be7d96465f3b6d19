// what homes begin with, in front of all other styles: the server's page takes the rest behind its first picture
import '#src/home/home-page.module.css';
import '#src/ui/media/picture.module.css';
import '#sections/search-box/search-box.module.css';
import '#sections/banner-carousel/banner-carousel.module.css';
import '#sections/icon-nav/icon-nav.module.css';
import '#src/ui/page/tabs.module.css';
